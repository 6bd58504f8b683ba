import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';
import { CHROMIUM_NAMES, findProgram } from '../../scripts/lib/processes/programs.ts';

/** No sandbox, because tests also run as root; the other flags prevent requests to Google. */
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

/** The system's Chromium, or Playwright's if it was downloaded. */
export function chromiumPath(): string | undefined {
  const own = (): string | undefined => {
    const file = chromium.executablePath();
    return file && existsSync(file) ? file : undefined;
  };
  return process.env['CHROMIUM_PATH'] ?? findProgram(...CHROMIUM_NAMES) ?? own();
}

/** Launch options for Playwright; undefined without a browser. */
export function chromiumLaunch(): LaunchOptions | undefined {
  const executablePath = chromiumPath();
  return executablePath ? { executablePath, args: ARGS, headless: true } : undefined;
}
