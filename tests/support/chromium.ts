import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';
import { CHROMIUMS, findProgram } from '../../scripts/lib/programs.ts';

/** No sandbox, because tests also run as root; the rest keeps the browser from calling home. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** The system's Chromium, or else Playwright's own when it has been downloaded. */
export function chromiumPath(): string | undefined {
  const own = (): string | undefined => {
    const file = chromium.executablePath();
    return file && existsSync(file) ? file : undefined;
  };
  return process.env['CHROMIUM_PATH'] ?? findProgram(...CHROMIUMS) ?? own();
}

/** Launch options for Playwright on this machine; undefined when there is no browser. */
export function chromiumLaunch(): LaunchOptions | undefined {
  const executablePath = chromiumPath();
  return executablePath ? { executablePath, args: ARGS, headless: true } : undefined;
}
