import { spawn } from 'node:child_process';
import { findProgram } from '../programs.ts';

/** Shows an address in the browser. @returns false where there is none to show it in */
export function openAddress(url: string): boolean {
  const hasDesktop = process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'];
  const program = hasDesktop ? findProgram('xdg-open', 'open') : undefined;
  if (!program) return false;
  spawn(program, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
  return true;
}
