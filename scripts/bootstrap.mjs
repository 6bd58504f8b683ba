// Entry point of every command: `node scripts/bootstrap.mjs <verb> [arguments]`. Plain JavaScript without packages,
// because it runs on whatever Node (20.19 or newer) a fresh machine has. It installs what is missing and continues with
// the Node 24 among the packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');
const ownNode = path.join(bin, 'node');
const OLDEST = [20, 19];
/** The version that everything but this file needs. */
const WANTED_MAJOR = 24;
/** npm prefers it to package-lock.json; it exists only during an installation. */
const shrinkwrap = path.join(root, 'npm-shrinkwrap.json');

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
 * Whether node_modules matches package-lock.json. npm writes its own record at the end, so an interrupted installation
 * counts as none. Packages for other systems may be missing.
 */
function isInstalled() {
  try {
    const installed = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
    return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(([place, wanted]) => {
      if (!place.includes('node_modules/') || wanted.optional || wanted.devOptional) return true;
      const found = installed[place];
      return Boolean(found) && found.version === wanted.version && found.integrity === wanted.integrity;
    });
  } catch {
    return false;
  }
}

const PARENT_LOOK_MS = 500;

/**
 * Calls `gone` once npm, which started this process, has ended: it keeps SIGTERM to itself and leaves its script
 * running. Without npm a parent may end, as a shell does after `nohup`.
 */
function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return () => undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    gone();
  }, PARENT_LOOK_MS);
  return () => clearInterval(watch);
}

/** Runs a program with inherited streams, forwards signals, and returns its exit code. */
function run(command, args, { env, stdio }) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio });
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const forward = (signal) => child.kill(signal);
    signals.forEach((signal) => process.on(signal, forward));
    const unwatch = watchNpm(() => child.kill('SIGTERM'));
    child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => {
      unwatch();
      signals.forEach((name) => process.off(name, forward));
      resolve(signal ? 128 + constants.signals[signal] : code);
    });
  });
}

/**
 * The lock file contains no URLs, so npm would fetch each package's whole document only to find its archive: half of
 * all requests and most of the transfer. Every npm registry has archives at the same path.
 */
function writeAddresses(env) {
  const asked = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, env, encoding: 'utf8' });
  const registry = (asked.stdout ?? '').trim().replace(/\/$/, '');
  if (!/^https?:/.test(registry)) return false;
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  for (const [place, one] of Object.entries(lock.packages)) {
    if (!place.includes('node_modules/') || !one.integrity || one.resolved) continue;
    const name = one.name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    one.resolved = `${registry}/${name}/-/${name.split('/').pop()}-${one.version}.tgz`;
  }
  writeFileSync(shrinkwrap, JSON.stringify(lock));
  return true;
}

/** `npm ci` with the machine's own Node: the one in node_modules is about to be replaced. */
async function install() {
  console.log('Installing packages (the first time takes one to two minutes) …');
  const started = Date.now();
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => path.resolve(folder) !== bin);
  // Turns off telemetry of packages.
  const quiet = { DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false' };
  const env = { ...process.env, ...quiet, PATH: folders.join(path.delimiter), NODE_ENV: 'development' };
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { env, stdio: ['ignore', 'inherit', 'inherit'] };
  const addressed = writeAddresses(env);
  let code = await run('npm', args, options);
  rmSync(shrinkwrap, { force: true });
  if (addressed && code !== 0 && code < 128) {
    console.error('Once more, in case this registry keeps its archives elsewhere …');
    code = await run('npm', args, options);
  }
  if (code !== 0) {
    console.error('The packages could not be installed: see what npm says above, mend that, and run this again.');
    process.exit(code > 128 ? code : 1);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The Node among the packages; if there is none for this system, the current one if it is new enough. */
function nodeToUse() {
  if (existsSync(ownNode)) return ownNode;
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath;
  return fail(
    `There is no Node ${WANTED_MAJOR} among the packages for ${process.platform}: install it and run this again.`,
  );
}

const [verb = '', ...args] = process.argv.slice(2);
checkNode();
const script = path.join(root, 'scripts', `${verb}.ts`);
if (!/^[a-z-]+$/.test(verb) || !existsSync(script)) {
  fail(`There is no command "${verb}": see the scripts of package.json.`);
}
// A killed installation leaves it behind.
rmSync(shrinkwrap, { force: true });
if (!isInstalled()) await install();

const env = {
  // Spares compiling modules again in every process.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'),
  ...process.env,
  PATH: [bin, process.env.PATH].filter(Boolean).join(path.delimiter),
};
// The IPC channel tells the child when this process ends, even by kill -9.
const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
const jsx = new URL('jsx/index.mjs', import.meta.url).href;
process.exit(await run(nodeToUse(), ['--import', jsx, script, ...args], { env, stdio }));
