// Starts the language server and connects the editor to it. What the buttons above a game do, the
// server does itself.
const { workspace } = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

let client;

function activate() {
  const command = workspace.getConfiguration('regames').get('command');
  const server = { command, args: ['lsp'], transport: TransportKind.stdio };
  const languages = ['hrg', 'rg', 'rbg', 'sbg', 'gdl'];
  client = new LanguageClient('regames', 'Regames', server, {
    documentSelector: languages.map((language) => ({ language })),
  });
  return client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
