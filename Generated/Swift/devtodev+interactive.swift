// Generated from devtodev/interactive.yaml. Do not edit: change the schema.

public import SchemaRuntime

extension Devtodev {
  /// The buttons of a notification: a template decides which there are and what each does, `buttons` adds
  /// actions to those that open the app. The service translates the labels for the location of the device, so
  /// buttons are named by their identifiers.
  public struct Interactive: SchemaValue {
    /// The template that the buttons come from.
    public var template: Template
    /// Actions for buttons of the template.
    public var buttons: [Button]?
    /// Members the schema does not name, in document order.
    public var additionalProperties: JSONObject

    public init(template: Template, buttons: [Button]? = nil, additionalProperties: JSONObject = [:]) {
      self.template = template
      self.buttons = buttons
      self.additionalProperties = additionalProperties
    }

    /// A set of one or two buttons. The identifier spells the buttons in order, each followed by what it
    /// does: `open` takes the user into the app, `dismiss` removes the notification. The buttons to shop, to
    /// buy, to download, for more information, to rate, to search and to book are meant to lead deep into the
    /// app, elsewhere than the notification itself; `add` suits wallet passes; `share` hands a text to other
    /// apps.
    public enum Template: String, CaseIterable, SchemaValue {
      case yesOpensOrNo = "dtd_yes.open_no.dismiss"
      case yesOrNo = "dtd_yes.dismiss_no.dismiss"
      case acceptOpensOrDecline = "dtd_accept.open_decline.dismiss"
      case acceptOrDecline = "dtd_accept.dismiss_decline.dismiss"
      case shopNow = "dtd_shop_now.open"
      case buyNow = "dtd_buy_now.open"
      case moreInfo = "dtd_more_info.open"
      case download = "dtd_download.open"
      case share = "dtd_share.open"
      case downloadOrShare = "dtd_download.open_share.open"
      case shopNowOrShare = "dtd_shop_now.open_share.open"
      case buyNowOrShare = "dtd_buy_now.open_share.open"
      case likeOrDislikeOpens = "dtd_like.open_dislike.open"
      case likeOpensOrDislike = "dtd_like.open_dislike.dismiss"
      case like = "dtd_like.open"
      case likeAndShare = "dtd_like.open_share.open"
      case add = "dtd_add.open"
      case save = "dtd_save.open"
      case rate = "dtd_rate.open"
      case search = "dtd_search.open"
      case book = "dtd_book.open"
    }

    /// A button of the template and what it does. Only a button that opens the app may have an action.
    public struct Button: SchemaValue {
      /// Which button of the template this is.
      public var id: ButtonID
      /// What a click on the button does.
      public var action: Action?
      /// Members the schema does not name, in document order.
      public var additionalProperties: JSONObject

      public init(id: ButtonID, action: Action? = nil, additionalProperties: JSONObject = [:]) {
        self.id = id
        self.action = action
        self.additionalProperties = additionalProperties
      }
    }

    /// The identifiers of the buttons of all templates.
    public enum ButtonID: String, CaseIterable, SchemaValue {
      case yes
      case no
      case accept
      case decline
      case shopNow = "shop_now"
      case buyNow = "buy_now"
      case moreInfo = "more_info"
      case download
      case share
      case like
      case dislike
      case add
      case save
      case rate
      case search
      case book
    }
  }
}

// MARK: - Coding

extension Devtodev.Interactive: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#",
    in: devtodevInteractivePlan,
    from: Self(template: .yesOpensOrNo)
  ) { m in
    m.required(0, \.template)
    m.optional(1, \.buttons)
    m.others(\.additionalProperties)
  }
}

extension Devtodev.Interactive.Template: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/template", in: devtodevInteractivePlan)
}

extension Devtodev.Interactive.Button: ListedStruct {
  public static let _members = StoredMembers<Self>(
    "#/$defs/button",
    in: devtodevInteractivePlan,
    from: Self(id: .yes)
  ) { m in
    m.required(0, \.id)
    m.optional(1, \.action)
    m.others(\.additionalProperties)
  }
}

extension Devtodev.Interactive.ButtonID: ListedText {
  public static let _cases = CaseTable(allCases, of: "#/$defs/buttonID", in: devtodevInteractivePlan)
}

// MARK: - Plan

let devtodevInteractivePlan: SchemaPlan = SchemaPlan(
  "devtodev/interactive.yaml",
  #"""
  table #~members part rows=((template <string enum=["dtd_yes.open_no.dismiss","dtd_yes.dismiss_no.dismiss",
    "dtd_accept.open_decline.dismiss","dtd_accept.dismiss_decline.dismiss","dtd_shop_now.open",
    "dtd_buy_now.open","dtd_more_info.open","dtd_download.open","dtd_share.open",
    "dtd_download.open_share.open","dtd_shop_now.open_share.open","dtd_buy_now.open_share.open",
    "dtd_like.open_dislike.open","dtd_like.open_dislike.dismiss","dtd_like.open","dtd_like.open_share.open",
    "dtd_add.open","dtd_save.open","dtd_rate.open","dtd_search.open","dtd_book.open"]> @0) (buttons))
  table #/$defs/template value rows=((<string enum=["dtd_yes.open_no.dismiss","dtd_yes.dismiss_no.dismiss",
    "dtd_accept.open_decline.dismiss","dtd_accept.dismiss_decline.dismiss","dtd_shop_now.open",
    "dtd_buy_now.open","dtd_more_info.open","dtd_download.open","dtd_share.open",
    "dtd_download.open_share.open","dtd_shop_now.open_share.open","dtd_buy_now.open_share.open",
    "dtd_like.open_dislike.open","dtd_like.open_dislike.dismiss","dtd_like.open","dtd_like.open_share.open",
    "dtd_add.open","dtd_save.open","dtd_rate.open","dtd_search.open","dtd_book.open"]>))
  table devtodev/action.yaml#~members part rows=((deeplink <string>) (url <string>) (share <string>))
  table #/$defs/button~members part rows=((id <string enum=["yes","no","accept","decline","shop_now",
    "buy_now","more_info","download","share","like","dislike","add","save","rate","search","book"]>) (action
    ~{)) nested=(devtodev/action.yaml#~members)
  table #/$defs/buttonID value rows=((<string enum=["yes","no","accept","decline","shop_now","buy_now",
    "more_info","download","share","like","dislike","add","save","rate","search","book"]>))
  table "#/allOf/0/then/properties/buttons/items/then/not conditional~members" part rows=((action))
  table "#/allOf/0/then/properties/buttons/items/if conditional~members" part rows=((id <any const="no">))
  table "#/allOf/1/then/properties/buttons/items/not conditional~members" part rows=((action))
  table "#/allOf/2/then/properties/buttons/items/if conditional~members" part rows=((id <any
    const="decline">))
  table "#/allOf/3/then/properties/buttons/items/not conditional~members" part rows=((action))
  table "#/allOf/4/then/properties/buttons/items conditional~members" part rows=((id <any
    const="shop_now">))
  table "#/allOf/5/then/properties/buttons/items conditional~members" part rows=((id <any const="buy_now">))
  table "#/allOf/6/then/properties/buttons/items conditional~members" part rows=((id <any
    const="more_info">))
  table "#/allOf/7/then/properties/buttons/items conditional~members" part rows=((id <any
    const="download">))
  table "#/allOf/8/then/properties/buttons/items conditional~members" part rows=((id <any const="share">))
  table "#/allOf/9/then/properties/buttons/items conditional~members" part rows=((id <any enum=["download",
    "share"]>))
  table "#/allOf/10/then/properties/buttons/items conditional~members" part rows=((id <any enum=["shop_now",
    "share"]>))
  table "#/allOf/11/then/properties/buttons/items conditional~members" part rows=((id <any enum=["buy_now",
    "share"]>))
  table "#/allOf/12/then/properties/buttons/items conditional~members" part rows=((id <any enum=["like",
    "dislike"]>))
  table "#/allOf/13/then/properties/buttons/items/if conditional~members" part rows=((id <any
    const="dislike">))
  table "#/allOf/14/then/properties/buttons/items conditional~members" part rows=((id <any const="like">))
  table "#/allOf/15/then/properties/buttons/items conditional~members" part rows=((id <any enum=["like",
    "share"]>))
  table "#/allOf/16/then/properties/buttons/items conditional~members" part rows=((id <any const="add">))
  table "#/allOf/17/then/properties/buttons/items conditional~members" part rows=((id <any const="save">))
  table "#/allOf/18/then/properties/buttons/items conditional~members" part rows=((id <any const="rate">))
  table "#/allOf/19/then/properties/buttons/items conditional~members" part rows=((id <any const="search">))
  table "#/allOf/20/then/properties/buttons/items conditional~members" part rows=((id <any const="book">))
  table "#/allOf/0/then/properties/buttons/items conditional merged~members" part rows=((id <any enum=["yes",
    "no"]> @0) (action))
  table "#/allOf/1/then/properties/buttons/items conditional merged~members" part rows=((id <any enum=["yes",
    "no"]>) (action))
  table "#/allOf/2/then/properties/buttons/items conditional merged~members" part rows=((id <any
    enum=["accept","decline"]> @0) (action))
  table "#/allOf/3/then/properties/buttons/items conditional merged~members" part rows=((id <any
    enum=["accept","decline"]>) (action))
  table "#/allOf/13/then/properties/buttons/items conditional merged~members" part rows=((id <any
    enum=["like","dislike"]> @0) (action))
  block # object=(warned members=((0 slot=0 by=table) (1 slot=1 run=#/properties/buttons)) required=(0)
    holds=(all of=((any of=((among not bits=100000 slot=0 told=2 texts=(dtd_book.open dtd_search.open
    dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open dtd_like.open
    dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/0/then/properties/buttons conditional"))) (any of=((among not bits=80000 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/1/then/properties/buttons conditional"))) (any of=((among not bits=40000 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/2/then/properties/buttons conditional"))) (any of=((among not bits=20000 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/3/then/properties/buttons conditional"))) (any of=((among not bits=10000 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/4/then/properties/buttons conditional"))) (any of=((among not bits=8000 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/5/then/properties/buttons conditional"))) (any of=((among not bits=4000 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/6/then/properties/buttons conditional"))) (any of=((among not bits=2000 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/7/then/properties/buttons conditional"))) (any of=((among not bits=1000 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/8/then/properties/buttons conditional"))) (any of=((among not bits=800 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/9/then/properties/buttons conditional"))) (any of=((among not bits=400 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/10/then/properties/buttons conditional"))) (any of=((among not bits=200 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/11/then/properties/buttons conditional"))) (any of=((among not bits=100 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/12/then/properties/buttons conditional"))) (any of=((among not bits=80 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/13/then/properties/buttons conditional"))) (any of=((among not bits=40 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/14/then/properties/buttons conditional"))) (any of=((among not bits=20 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/15/then/properties/buttons conditional"))) (any of=((among not bits=10 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/16/then/properties/buttons conditional"))) (any of=((among not bits=8 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/17/then/properties/buttons conditional"))) (any of=((among not bits=4 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/18/then/properties/buttons conditional"))) (any of=((among not bits=2 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/19/then/properties/buttons conditional"))) (any of=((among not bits=1 slot=0 told=2
    texts=(dtd_book.open dtd_search.open dtd_rate.open dtd_save.open dtd_add.open dtd_like.open_share.open
    dtd_like.open dtd_like.open_dislike.dismiss dtd_like.open_dislike.open dtd_buy_now.open_share.open
    dtd_shop_now.open_share.open dtd_download.open_share.open dtd_share.open dtd_download.open
    dtd_more_info.open dtd_buy_now.open dtd_shop_now.open dtd_accept.dismiss_decline.dismiss
    dtd_accept.open_decline.dismiss dtd_yes.dismiss_no.dismiss dtd_yes.open_no.dismiss)) (block slot=1
    block="#/allOf/20/then/properties/buttons conditional"))))))
  block #/properties/buttons array=(items=(run=#/$defs/button) evaluated) types=array
  block #/$defs/button object=(warned members=((1 run=@devtodev/action.yaml#)) required=(0))
  block "#/allOf/0/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/0/then/properties/buttons/items conditional merged") evaluated)
  block "#/allOf/0/then/properties/buttons/items conditional"
    as="#/allOf/0/then/properties/buttons/items conditional merged"
  block "#/allOf/0/then/properties/buttons/items/then conditional" again checks=((not
    run="#/allOf/0/then/properties/buttons/items/then/not conditional"))
  block "#/allOf/0/then/properties/buttons/items/then/not conditional" again object=(passing=early
    others=again required=(0))
  block "#/allOf/0/then/properties/buttons/items/if conditional" again object=(passing=early others=again
    required=(0))
  block "#/allOf/1/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/1/then/properties/buttons/items conditional merged") evaluated)
  block "#/allOf/1/then/properties/buttons/items conditional"
    as="#/allOf/1/then/properties/buttons/items conditional merged"
  block "#/allOf/1/then/properties/buttons/items/not conditional" again object=(passing=early others=again
    required=(0))
  block "#/allOf/2/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/2/then/properties/buttons/items conditional merged") evaluated)
  block "#/allOf/2/then/properties/buttons/items conditional"
    as="#/allOf/2/then/properties/buttons/items conditional merged"
  block "#/allOf/2/then/properties/buttons/items/if conditional" again object=(passing=early others=again
    required=(0))
  block "#/allOf/3/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/3/then/properties/buttons/items conditional merged") evaluated)
  block "#/allOf/3/then/properties/buttons/items conditional"
    as="#/allOf/3/then/properties/buttons/items conditional merged"
  block "#/allOf/3/then/properties/buttons/items/not conditional" again object=(passing=early others=again
    required=(0))
  block "#/allOf/4/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/4/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/4/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/5/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/5/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/5/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/6/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/6/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/6/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/7/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/7/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/7/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/8/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/8/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/8/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/9/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/9/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/9/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/10/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/10/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/10/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/11/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/11/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/11/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/12/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/12/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/12/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/13/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/13/then/properties/buttons/items conditional merged") evaluated)
  block "#/allOf/13/then/properties/buttons/items conditional"
    as="#/allOf/13/then/properties/buttons/items conditional merged"
  block "#/allOf/13/then/properties/buttons/items/if conditional" again object=(passing=early others=again
    required=(0))
  block "#/allOf/14/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/14/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/14/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/15/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/15/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/15/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/16/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/16/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/16/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/17/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/17/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/17/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/18/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/18/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/18/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/19/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/19/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/19/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/20/then/properties/buttons conditional" again
    array=(items=(run="#/allOf/20/then/properties/buttons/items conditional") evaluated)
  block "#/allOf/20/then/properties/buttons/items conditional" again object=(passing=early others=again)
  block "#/allOf/0/then/properties/buttons/items conditional merged" again object=(passing=early members=((0
    slot=0 by=table)) others=again holds=(any of=((has not bits=1) (has not bits=2) (line not slot=0
    table="#/allOf/0/then/properties/buttons/items/if conditional~members")))) checks=((if others
    run="#/allOf/0/then/properties/buttons/items/if conditional"
    then=(run="#/allOf/0/then/properties/buttons/items/then conditional")))
  block "#/allOf/1/then/properties/buttons/items conditional merged" again object=(passing=early
    others=again holds=(has not bits=2)) checks=((not others
    run="#/allOf/1/then/properties/buttons/items/not conditional"))
  block "#/allOf/2/then/properties/buttons/items conditional merged" again object=(passing=early members=((0
    slot=0 by=table)) others=again holds=(any of=((has not bits=1) (has not bits=2) (line not slot=0
    table="#/allOf/2/then/properties/buttons/items/if conditional~members")))) checks=((if others
    run="#/allOf/2/then/properties/buttons/items/if conditional"
    then=(run="#/allOf/0/then/properties/buttons/items/then conditional")))
  block "#/allOf/3/then/properties/buttons/items conditional merged" again object=(passing=early
    others=again holds=(has not bits=2)) checks=((not others
    run="#/allOf/3/then/properties/buttons/items/not conditional"))
  block "#/allOf/13/then/properties/buttons/items conditional merged" again object=(passing=early
    members=((0 slot=0 by=table)) others=again holds=(any of=((has not bits=1) (has not bits=2) (line not
    slot=0 table="#/allOf/13/then/properties/buttons/items/if conditional~members")))) checks=((if others
    run="#/allOf/13/then/properties/buttons/items/if conditional"
    then=(run="#/allOf/0/then/properties/buttons/items/then conditional")))
  reading # members=((1 as=(items of=(own))))
  reading #/$defs/button members=((1 as=(own)))
  {"#":{"warns":true,"type":"object","properties":{"template":"#/$defs/template","buttons":{"warns":true,
  "type":"array","items":"#/$defs/button"}},"required":["template"],"known":true,
  "allOf":[{"if":{"if":{"properties":{"template":{"const":"dtd_yes.open_no.dismiss"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"the button `no` of this template dismisses the notification and takes no action",
  "properties":{"id":{"message":"this template has the buttons `yes` and `no` only","strings /enum":["yes",
  "no"]}},"if":{"if":{"properties":{"id":{"const":"no"}},"required":["id"]},
  "then":{"not":{"names":["action"],"required":["action"]}}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_yes.dismiss_no.dismiss"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"both buttons of this template dismiss the notification and take no action",
  "properties":{"id":{"message":"this template has the buttons `yes` and `no` only","strings /enum":["yes",
  "no"]}},"not":{"names":["action"],"required":["action"]}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_accept.open_decline.dismiss"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"the button `decline` of this template dismisses the notification and takes no action",
  "properties":{"id":{"message":"this template has the buttons `accept` and `decline` only",
  "strings /enum":["accept","decline"]}},"if":{"if":{"properties":{"id":{"const":"decline"}},
  "required":["id"]},"then":{"not":{"names":["action"],"required":["action"]}}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_accept.dismiss_decline.dismiss"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"both buttons of this template dismiss the notification and take no action",
  "properties":{"id":{"message":"this template has the buttons `accept` and `decline` only",
  "strings /enum":["accept","decline"]}},"not":{"names":["action"],"required":["action"]}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_shop_now.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `shop_now` only",
  "const":"shop_now"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_buy_now.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `buy_now` only",
  "const":"buy_now"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_more_info.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `more_info` only",
  "const":"more_info"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_download.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `download` only",
  "const":"download"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_share.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `share` only",
  "const":"share"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_download.open_share.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `download` and `share` only",
  "strings /enum":["download","share"]}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_shop_now.open_share.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `shop_now` and `share` only",
  "strings /enum":["shop_now","share"]}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_buy_now.open_share.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `buy_now` and `share` only",
  "strings /enum":["buy_now","share"]}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_like.open_dislike.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `like` and `dislike` only",
  "strings /enum":["like","dislike"]}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_like.open_dislike.dismiss"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"message":"the button `dislike` of this template dismisses the notification and takes no action",
  "properties":{"id":{"message":"this template has the buttons `like` and `dislike` only",
  "strings /enum":["like","dislike"]}},"if":{"if":{"properties":{"id":{"const":"dislike"}},
  "required":["id"]},"then":{"not":{"names":["action"],"required":["action"]}}}}}}}}},
  {"if":{"if":{"properties":{"template":{"const":"dtd_like.open"}},"required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `like` only",
  "const":"like"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_like.open_share.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the buttons `like` and `share` only",
  "strings /enum":["like","share"]}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_add.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `add` only",
  "const":"add"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_save.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `save` only",
  "const":"save"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_rate.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `rate` only",
  "const":"rate"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_search.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `search` only",
  "const":"search"}}}}}}}},{"if":{"if":{"properties":{"template":{"const":"dtd_book.open"}},
  "required":["template"]},
  "then":{"properties":{"buttons":{"items":{"properties":{"id":{"message":"this template has the button `book` only",
  "const":"book"}}}}}}}}]},
  "#/$defs/template":{"type":"string","strings /enum":["dtd_yes.open_no.dismiss",
  "dtd_yes.dismiss_no.dismiss","dtd_accept.open_decline.dismiss","dtd_accept.dismiss_decline.dismiss",
  "dtd_shop_now.open","dtd_buy_now.open","dtd_more_info.open","dtd_download.open","dtd_share.open",
  "dtd_download.open_share.open","dtd_shop_now.open_share.open","dtd_buy_now.open_share.open",
  "dtd_like.open_dislike.open","dtd_like.open_dislike.dismiss","dtd_like.open","dtd_like.open_share.open",
  "dtd_add.open","dtd_save.open","dtd_rate.open","dtd_search.open","dtd_book.open"]},
  "#/$defs/button":{"warns":true,"type":"object","properties":{"id":"#/$defs/buttonID",
  "action":"devtodev/action.yaml#"},"required":["id"],"known":true},
  "#/$defs/buttonID":{"type":"string","strings /enum":["yes","no","accept","decline","shop_now","buy_now",
  "more_info","download","share","like","dislike","add","save","rate","search","book"]}}
  """#,
  with: { [devtodevActionPlan] }
)
