import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';

/** PostgreSQL refuses to run as root: as root we run it as this user, otherwise as ourselves. */
export interface ServerUser {
  uid?: number;
  gid?: number;
}

const idOf = (flag: '-u' | '-g', user: string): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

const find = (user: string): ServerUser | undefined => {
  const uid = idOf('-u', user);
  const gid = idOf('-g', user);
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
};

/** As root: `postgres`, created if missing; `nobody` if users cannot be created. */
export function serverUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const known = find('postgres');
  if (known) return known;
  try {
    execFileSync(
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
      {
        stdio: 'ignore',
      },
    );
  } catch {
    // No useradd, or no permission to create users.
  }
  const user = find('postgres') ?? find('nobody');
  if (!user)
    throw new Error('PostgreSQL cannot run as root and no user could be made for it. Run this as an ordinary user.');
  return user;
}

/** Whether the server's user can access a path: tested, because parent folders and mounts matter too. */
export function canReach(user: ServerUser, target: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', target], { ...user, cwd: '/', stdio: 'ignore' });
  return status === 0;
}

/** Creates the folder (0700) and gives it to the server's user. */
export function ownFolder(user: ServerUser, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
}

/**
 * The first folder that can be created and that the server's user can access; an existing one wins. If none fits, the
 * last error says why.
 */
export function firstUsableFolder(user: ServerUser, folders: string[]): string {
  const ordered = [...folders.filter((folder) => existsSync(path.join(folder, 'PG_VERSION'))), ...folders];
  let reason: unknown;
  for (const folder of ordered) {
    try {
      mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
      ownFolder(user, folder);
      if (canReach(user, folder)) return folder;
      reason = new Error('the database server’s user cannot enter it');
      rmdirSync(folder);
    } catch (error) {
      reason = error;
    }
  }
  throw new Error(`No folder for the database could be used (${folders.join(', ')}): ${(reason as Error).message}`);
}

/** The server's programs, copied beside the data if the server's user cannot access the clone. */
export function reachablePrograms(user: ServerUser, native: string, copyTo: string): string {
  if (canReach(user, path.join(native, 'bin', 'postgres'))) return native;
  if (!existsSync(path.join(copyTo, 'bin', 'postgres')))
    cpSync(native, copyTo, { recursive: true, verbatimSymlinks: true });
  return copyTo;
}
