import { spawn } from 'node:child_process';
import { findProgram } from '../processes/programs.ts';

/** Opens a URL in the browser. @returns false if there is no desktop */
export function openInBrowser(url: string): boolean {
  const hasDesktop = process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'];
  const program = hasDesktop ? findProgram('xdg-open', 'open') : undefined;
  if (!program) return false;
  spawn(program, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
  return true;
}
