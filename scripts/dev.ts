import { BRAND_NAME } from '@app/locales';
import { DEMO_ACCOUNTS } from './lib/settings/demo-accounts.ts';
import { DevPlatform } from './lib/dev/dev-platform.ts';
import { openInBrowser } from './lib/dev/open-address.ts';
import { Terminal, onKeys } from './lib/dev/terminal.ts';
import { readDotEnv } from './lib/settings/dot-env.ts';
import { DATA_DIR, fromRoot } from './lib/paths.ts';
import type { Addresses } from './lib/start/parts.ts';
import { runningDatabaseUrl } from './lib/start/platform.ts';
import { isPortFree } from './lib/processes/ports.ts';
import { secretsIn } from './lib/settings/secrets.ts';
import { readSettings } from './lib/settings/settings.ts';
import { onStopRequest } from './lib/processes/stop-request.ts';
import { UserError, printFailure } from './lib/user-error.ts';

/** The page that each key opens. */
const pagesOf = ({ publicUrl, inboxUrl }: Addresses): Record<string, [what: string, url: string]> => ({
  s: ['Site', publicUrl],
  p: ['Business panel', `${publicUrl}/panel`],
  a: ['Staff', `${publicUrl}/admin`],
  d: ['API', `${publicUrl}/api/docs`],
  g: ['Gallery of mails', `${publicUrl}/api/dev/mails`],
  m: ['Mail inbox', inboxUrl],
});

function helpOf(addresses: Addresses, password: string): string {
  const line = (key: string, what: string, rest = ''): string => `  ${key.padEnd(3)}${what.padEnd(18)}${rest}`;
  return [
    ...Object.entries(pagesOf(addresses)).map(([key, [what, url]]) => line(key, what, url)),
    line('r', 'starts engine, worker and site anew'),
    line('?', 'shows this'),
    line('q', 'stops everything'),
    `  Demo accounts, password ${password}: ${DEMO_ACCOUNTS.map(({ email }) => email).join(', ')}`,
  ].join('\n');
}

async function main(): Promise<number> {
  const stop = onStopRequest();
  const since = performance.now();
  const dotEnv = readDotEnv(fromRoot('.env'));
  const settings = readSettings(process.env, dotEnv);
  if (runningDatabaseUrl(DATA_DIR))
    throw new UserError('The product runs from this folder already: stop it first, both would use the same data.');
  if (!(await isPortFree(settings.PORT)))
    throw new UserError(
      `Port ${settings.PORT} is in use: stop what listens there, or choose another one, as in "PORT=${settings.PORT + 100} npm run dev".`,
    );
  const terminal = new Terminal();
  const secrets = secretsIn(DATA_DIR);
  const platform = new DevPlatform({
    settings,
    secrets,
    terminal,
    dataDir: DATA_DIR,
    brand: settings.BRAND_NAME ?? BRAND_NAME,
    inspect: process.argv.includes('--inspect'),
    baseEnv: { ...dotEnv.values, ...process.env },
  });
  let quit: (reason: string) => void = () => undefined;
  const asked = new Promise<string>((resolve) => (quit = resolve));
  let addresses: Addresses | undefined;
  const password = settings.DEMO_PASSWORD ?? secrets.demoPassword;
  const pressed = (key: string): void => {
    if (key === 'q') return quit('Asked to');
    if (!addresses) return;
    const page = pagesOf(addresses)[key];
    if (key === '?') terminal.say(helpOf(addresses, password));
    else if (key === 'r') platform.restart();
    else if (page)
      terminal.say(
        `  ${page[0]}: ${page[1]}${openInBrowser(page[1]) ? '' : ' (open it by hand: there is no desktop here)'}`,
      );
  };
  const releaseKeys = onKeys(pressed);
  try {
    const started = platform.start().then((found) => {
      addresses = found;
      const took = ((performance.now() - since) / 1000).toFixed(1);
      terminal.say(
        `\nEverything follows your changes, after ${took} s; the cms is still starting.\n\n${helpOf(found, password)}\n`,
      );
    });
    const reason = await Promise.race([stop, asked, started.then(() => Promise.race([stop, asked]))]);
    terminal.say(`\n${reason}: stopping everything …`);
    return 0;
  } catch (error) {
    printFailure(error);
    return 1;
  } finally {
    releaseKeys();
    await platform.stop();
    terminal.say('Everything is stopped.');
  }
}

process.exitCode = await main().catch((error: unknown) => {
  printFailure(error);
  return 1;
});
process.exit();
