// The door of every command: `node scripts/bootstrap.mjs <verb> [arguments]`.
// Plain JavaScript without packages, because it runs on whatever Node (20.19 or newer) a fresh machine has. It installs
// what is missing and goes on under the Node 24 that the npm package `node` brings.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');
const OLDEST = [20, 19];

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  fail(`Node ${process.versions.node} is too old: install Node ${OLDEST.join('.')} or newer and run this again.`);
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules holds what package-lock.json says. npm writes down what it has installed once it is through, so
 * an interrupted installation counts as none. Packages for other systems are missing rightly.
 */
function isInstalled() {
  try {
    if (!existsSync(path.join(bin, 'node'))) return false;
    const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
    return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(([place, wanted]) => {
      if (!place.includes('node_modules/') || wanted.optional || wanted.devOptional) return true;
      const found = installed[place];
      return Boolean(found) && found.version === wanted.version && found.resolved === wanted.resolved;
    });
  } catch {
    return false;
  }
}

/** Runs a program with our input and output, passes signals on, and answers with its exit code. */
function run(command, args, { env, stdio }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    signals.forEach((signal) => process.on(signal, forward));
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      signals.forEach((name) => process.off(name, forward));
      resolve(signal ? 128 + constants.signals[signal] : code);
    });
  });
}

/** `npm ci` with the machine's own Node: the one in node_modules is about to be replaced. */
async function install() {
  console.log('Installing packages (the first time takes about 3 minutes) …');
  const started = Date.now();
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.resolve(folder) !== bin);
  const env = { ...process.env, PATH: folders.join(path.delimiter), NODE_ENV: 'development' };
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (code !== 0) {
    console.error('The packages could not be installed: see what npm says above, mend that, and run this again.');
    process.exit(code > 128 ? code : 1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const [verb = '', ...args] = process.argv.slice(2);
checkNode();
const script = path.join(root, 'scripts', `${verb}.ts`);
if (!/^[a-z-]+$/.test(verb) || !existsSync(script)) {
  fail(`There is no command "${verb}": see the scripts of package.json.`);
}
if (!isInstalled()) await install();

const env = { ...process.env, PATH: [bin, process.env.PATH].filter(Boolean).join(path.delimiter) };
// The channel tells the other side when this process is gone, even by kill -9.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
process.exit(await run(path.join(bin, 'node'), ['--import', 'tsx', script, ...args], { env, stdio }));
