"""A session with `schemagen lsp`, through pygls and the abilities that an editor announces."""

import asyncio
import warnings
from pathlib import Path
from urllib.parse import unquote, urlparse

from lsprotocol import types
from pytest_lsp import client_capabilities, make_test_lsp_client

# A path as a URI, and back.
def uri_of(path):
    return Path(path).as_uri()


def path_of(uri):
    return Path(unquote(urlparse(uri).path))


class Session:
    """One server, with open documents. Positions are counted in Unicode scalars."""

    def __init__(self, program, editor="visual_studio_code", arguments=()):
        self.program, self.editor, self.arguments = program, editor, arguments
        self.versions = {}
        self.published = {}

    async def __aenter__(self):
        # Answers that go beyond what the editor announced are warnings of pytest-lsp.
        warnings.simplefilter("error", category=UserWarning)
        self.client = make_test_lsp_client()

        def take(params: types.PublishDiagnosticsParams):
            self.client.diagnostics[params.uri] = params.diagnostics
            self.published[params.uri] = params.version

        self.client.protocol.fm.features.pop(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS, None)
        self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(take)
        self.client.feature(types.CLIENT_REGISTER_CAPABILITY)(lambda params: None)
        await self.client.start_io(self.program, "lsp", *self.arguments)
        abilities = client_capabilities(self.editor)
        abilities.general = abilities.general or types.GeneralClientCapabilities()
        abilities.general.position_encodings = [types.PositionEncodingKind.Utf32]
        result = await self.client.initialize_session(types.InitializeParams(capabilities=abilities))
        self.abilities = result.capabilities
        return self

    async def __aexit__(self, *error):
        await self.client.shutdown_session()
        await self.client.stop()

    @property
    def is_alive(self):
        server = self.client._server
        return self.client.error is None and server is not None and server.returncode is None

    # Documents

    def open(self, path, text, language=None):
        uri = uri_of(path)
        language = language or ("json" if str(path).endswith(".json") else "yaml")
        self.versions[uri] = 1
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=uri, language_id=language, version=1, text=text)))

    def change(self, path, text):
        uri = uri_of(path)
        self.versions[uri] += 1
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=uri, version=self.versions[uri]),
            [types.TextDocumentContentChangeWholeDocument(text=text)]))

    def close(self, path):
        uri = uri_of(path)
        self.versions.pop(uri, None)
        self.published.pop(uri, None)
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri)))

    async def findings(self, path, seconds=60):
        """The findings in the last text of an open document."""
        uri = uri_of(path)
        for _ in range(int(seconds / 0.002)):
            if self.published.get(uri) == self.versions[uri]:
                return self.client.diagnostics.get(uri, [])
            if not self.is_alive:
                raise RuntimeError("the server has ended")
            await asyncio.sleep(0.002)
        raise RuntimeError(f"no findings in {path} after {seconds} s")

    @property
    def work(self):
        """The processor time that the server has taken, in ticks of the clock."""
        fields = Path(f"/proc/{self.client._server.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    async def rest(self, seconds=300):
        """Waits until the server has nothing to do any more: what it published last is all that it says."""
        last, quiet = self.work, 0
        for _ in range(int(seconds / 0.02)):
            await asyncio.sleep(0.02)
            quiet = quiet + 1 if self.work == last else 0
            last = self.work
            # A pause in typing is shorter.
            if quiet == 40:
                return
        raise RuntimeError(f"the server still works after {seconds} s")

    # Requests

    def at(self, path, place):
        return {"text_document": types.TextDocumentIdentifier(uri_of(path)), "position": types.Position(*place)}

    async def completion(self, path, place):
        found = await self.client.text_document_completion_async(types.CompletionParams(**self.at(path, place)))
        return found.items if isinstance(found, types.CompletionList) else found or []

    async def labels(self, path, place):
        return [item.label for item in await self.completion(path, place)]

    async def hover(self, path, place):
        found = await self.client.text_document_hover_async(types.HoverParams(**self.at(path, place)))
        return found.contents.value if found else ""

    async def definition(self, path, place):
        found = await self.client.text_document_definition_async(types.DefinitionParams(**self.at(path, place)))
        return self.places(found)

    async def type_definition(self, path, place):
        found = await self.client.text_document_type_definition_async(types.TypeDefinitionParams(**self.at(path, place)))
        return self.places(found)

    async def references(self, path, place, declaration=False):
        found = await self.client.text_document_references_async(
            types.ReferenceParams(context=types.ReferenceContext(declaration), **self.at(path, place)))
        return self.places(found)

    async def rename(self, path, place, name):
        found = await self.client.text_document_rename_async(types.RenameParams(new_name=name, **self.at(path, place)))
        return {path_of(uri): edits for uri, edits in ((found and found.changes) or {}).items()}

    async def actions(self, path, finding):
        found = await self.client.text_document_code_action_async(types.CodeActionParams(
            types.TextDocumentIdentifier(uri_of(path)), finding.range, types.CodeActionContext([finding])))
        return found or []

    async def of_document(self, name, path, kind):
        """The answer to a request about a whole document."""
        return await getattr(self.client, f"text_document_{name}_async")(kind(types.TextDocumentIdentifier(uri_of(path))))

    @staticmethod
    def places(found):
        found = found if isinstance(found, (list, tuple)) else [found] if found else []
        return [(path_of(place.uri), (place.range.start.line, place.range.start.character)) for place in found]


def edited(text, edits):
    """A text after the edits of an answer, which must not overlap."""
    lines = text.splitlines(keepends=True) or [""]
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))

    def offset(place):
        return min(starts[min(place.line, len(starts) - 1)] + place.character, len(text))

    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[:offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end):]
    return text
