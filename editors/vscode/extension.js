// Starts the language server and the debugger, and connects the editor to them. What the buttons
// above a game do, the server does itself.
const { DebugAdapterExecutable, debug, window, workspace } = require('vscode');
const { LanguageClient, TransportKind } = require('vscode-languageclient/node');

const languages = ['hrg', 'rg', 'rbg', 'sbg', 'gdl'];
let client;

// F5 without a launch.json debugs the game that is open.
const configurations = {
  resolveDebugConfiguration(folder, given) {
    const open = window.activeTextEditor && window.activeTextEditor.document;
    if (!given.type && open && languages.includes(open.languageId)) {
      return { type: 'regames', request: 'launch', name: 'Debug', program: open.uri.fsPath };
    }
    return given;
  },
};

function activate(context) {
  const command = workspace.getConfiguration('regames').get('command');
  const server = { command, args: ['lsp'], transport: TransportKind.stdio };
  context.subscriptions.push(
    debug.registerDebugConfigurationProvider('regames', configurations),
    debug.registerDebugAdapterDescriptorFactory('regames', {
      createDebugAdapterDescriptor: () => new DebugAdapterExecutable(command, ['dap']),
    }),
  );
  client = new LanguageClient('regames', 'Regames', server, {
    documentSelector: languages.map((language) => ({ language })),
  });
  return client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
