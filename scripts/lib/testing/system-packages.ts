import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { CHROMIUM_NAMES, findProgram } from '../processes/programs.ts';

interface SystemPackage {
  /** The Debian package. */
  name: string;
  present: () => boolean;
  leftOut: string;
}

const PACKAGES: SystemPackage[] = [
  {
    name: 'redis-server',
    present: () => Boolean(findProgram('redis-server')),
    leftOut: 'the tests with Redis as the queue',
  },
  {
    name: 'chromium-headless-shell',
    present: () => Boolean(process.env['CHROMIUM_PATH'] ?? findProgram(...CHROMIUM_NAMES)),
    leftOut: 'the browser tests, unless Playwright has a browser of its own',
  },
  {
    name: 'fonts-noto-cjk',
    present: () => spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' }).stdout?.trim() !== '',
    leftOut: 'nothing, but Japanese is drawn as boxes in screenshots',
  },
];

const missing = (): SystemPackage[] => PACKAGES.filter(({ present }) => !present());
const names = (packages: SystemPackage[]): string => packages.map(({ name }) => name).join(' ');

/**
 * Installs the system packages that the tests need, after announcing it; only as root on Debian, unless
 * NO_SYSTEM_INSTALL=1.
 * @returns false if an installation failed
 */
export function addSystemPackages(): boolean {
  const wanted = missing();
  if (!wanted.length) return true;
  const mayInstall =
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && process.env['NO_SYSTEM_INSTALL'] !== '1';
  if (!mayInstall) {
    const without = wanted.map(({ name, leftOut }) => `${name} (left out: ${leftOut})`).join(', ');
    console.log(
      `Missing system packages, not installed: ${without}. To add them on Debian: apt-get install ${names(wanted)}`,
    );
    return true;
  }
  console.log(`Adding system packages with apt-get: ${names(wanted)} (NO_SYSTEM_INSTALL=1 leaves them out).`);
  const apt = (...args: string[]): boolean => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stdout, stderr } = spawnSync('apt-get', args, {
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (status !== 0)
      console.error(
        `apt-get ${args.join(' ')} failed:\n${`${stdout}${stderr}`.trim().split('\n').slice(-15).join('\n')}`,
      );
    return status === 0;
  };
  // An outdated package list may do: the installation decides.
  apt('update', '-q');
  return apt('install', '-y', '-q', '--no-install-recommends', ...wanted.map(({ name }) => name)) && !missing().length;
}
