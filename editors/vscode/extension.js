// Starts the language server and the debugger, and connects the editor to them. What the buttons
// above a game do, the server does itself.
const { spawn } = require('node:child_process');
const { DebugAdapterExecutable, commands, debug, window, workspace } = require('vscode');
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

const INSTALL = 'Build Regames as its README says, and set regames.command to the path of its launcher.';

// Why the launcher cannot be run; nothing where it can.
function failure(command) {
  return new Promise((resolve) => {
    const child = spawn(command, ['--version']);
    let said = '';
    child.stderr.on('data', (data) => { said += data; });
    child.once('error', (error) => resolve(`cannot be started (${error.code})`));
    child.once('close', (code) => resolve(code === 0 ? '' : `does not run: ${said.trim() || `it ends with ${code}`}`));
  });
}

async function isReady(command) {
  const trouble = await failure(command);
  if (trouble) {
    const text = `Regames: '${command}' ${trouble}. ${INSTALL}`;
    window.showErrorMessage(text, 'Open Settings').then((answer) =>
      answer && commands.executeCommand('workbench.action.openSettings', 'regames.command'));
  }
  return !trouble;
}

async function activate(context) {
  const command = workspace.getConfiguration('regames').get('command');
  const server = { command, args: ['lsp'], transport: TransportKind.stdio };
  context.subscriptions.push(
    debug.registerDebugConfigurationProvider('regames', configurations),
    debug.registerDebugAdapterDescriptorFactory('regames', {
      createDebugAdapterDescriptor: () => new DebugAdapterExecutable(command, ['dap']),
    }),
  );
  if (!(await isReady(command))) {
    return;
  }
  client = new LanguageClient('regames', 'Regames', server, {
    documentSelector: languages.map((language) => ({ language })),
  });
  await client.start();
}

function deactivate() {
  return client && client.stop();
}

module.exports = { activate, deactivate };
