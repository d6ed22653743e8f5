// Generated from the schema folder. Do not edit: change the schemas.

/// The mobile push payloads of Acoustic Campaign: the action of a notification and of its buttons, Apple's
/// and Android's form of the payload, and actions of your own with members of your own. The service itself
/// checks no more than that an action is JSON; what is said here is what the apps expect.
public enum Acoustic {}

/// The payloads of Airship pushes: the request, the notification, and what each platform receives in place of
/// it: Android, Fire OS, iOS, the web, email, SMS, MMS and open channels.
public enum Airship {}

/// The request by which the devtodev push API sends a notification to iOS devices: whom it addresses, what
/// the notification holds, which buttons it has, and how it is delivered.
public enum Devtodev {}

/// The push payloads that the PersonaClick mobile SDKs receive: a flat map of strings through Firebase on
/// Android, Apple's nested form on iOS, and what each kind of message puts into them.
public enum PersonaClick {}

/// The notification object of the WonderPush REST API: what the notification center shows, what appears in
/// the app after a click, how the push is delivered, and the actions that run in the background.
public enum WonderPush {}
