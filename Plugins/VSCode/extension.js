// Starts `schemagen lsp` for YAML and JSON. The server decides everything else.
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');

let client;

/** The command line that the settings ask for. */
function commandLine(settings) {
  const args = ['lsp'];
  for (const folder of settings.get('schemas', [])) args.push('--schemas', folder);
  const config = settings.get('config', '');
  if (config) args.push('--config', config);
  return { command: settings.get('path', 'schemagen') || 'schemagen', args };
}

async function start() {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri;
  const options = folder?.scheme === 'file' ? { cwd: folder.fsPath } : {};
  const server = { ...commandLine(vscode.workspace.getConfiguration('schemagen')), options };
  client = new LanguageClient('schemagen', 'schemagen', server, {
    documentSelector: ['yaml', 'json'].map((language) => ({ scheme: 'file', language })),
  });
  try {
    await client.start();
  } catch (error) {
    client = undefined;
    vscode.window.showErrorMessage(`schemagen: '${server.command}' did not start: ${error.message ?? error}`);
  }
}

async function stop() {
  const running = client;
  client = undefined;
  await running?.stop();
}

async function activate(context) {
  // One after the other: a setting may change while the server starts.
  let last = Promise.resolve();
  const restart = () => (last = last.then(stop).then(start));
  context.subscriptions.push(
    vscode.commands.registerCommand('schemagen.restart', restart),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('schemagen')) return restart();
    }),
  );
  await restart();
}

module.exports = { activate, deactivate: stop, commandLine };
