import { BRAND_NAME } from '@app/locales';
import { DEMO_ACCOUNTS } from './lib/demo-accounts.ts';
import { readDotEnv } from './lib/dot-env.ts';
import { DATA_DIR, fromRoot } from './lib/paths.ts';
import { Platform, STEP_COUNT } from './lib/platform.ts';
import { showsSms } from './lib/parts.ts';
import type { Addresses } from './lib/parts.ts';
import { isPortFree } from './lib/ports.ts';
import { secretsIn } from './lib/secrets.ts';
import { readSettings } from './lib/settings.ts';
import { onStopRequest } from './lib/stop-request.ts';
import { Steps } from './lib/steps.ts';
import { UserError, printFailure } from './lib/user-error.ts';

function printAddresses(
  { publicUrl, inboxUrl }: Addresses,
  { ownInbox, smsShown }: { ownInbox: boolean; smsShown: boolean },
  password: string,
  took: string,
): void {
  const rows = [
    ['Site', publicUrl],
    ['Business panel', `${publicUrl}/panel`],
    ['Staff', `${publicUrl}/admin`],
    ['API', `${publicUrl}/api/docs`],
    ...(ownInbox ? [['Mail inbox', inboxUrl]] : []),
    ...(smsShown ? [['Text messages', `${publicUrl}/api/demo/sms`]] : []),
  ];
  const accounts = DEMO_ACCOUNTS.map(({ who, email, at }) => [who, `${email}  at ${at}`]);
  const line = ([name = '', value = '']: string[]): string => `  ${name.padEnd(16)}${value}`;
  console.log(`\n${BRAND_NAME} is ready after ${took}.\n\n${rows.map(line).join('\n')}`);
  console.log(
    `\nDemo accounts, all with the password ${password}\n${accounts.map(line).join('\n')}\n\nCtrl-C stops everything.`,
  );
}

async function main(): Promise<number> {
  const stop = onStopRequest();
  const dotEnv = readDotEnv(fromRoot('.env'));
  const settings = readSettings(process.env, dotEnv);
  if (!(await isPortFree(settings.PORT))) {
    throw new UserError(
      `Port ${settings.PORT} is in use: stop what listens there, or choose another one, as in "PORT=${settings.PORT + 100} npm start".`,
    );
  }
  const secrets = secretsIn(DATA_DIR);
  const steps = new Steps(settings.SMTP_URL ? STEP_COUNT - 1 : STEP_COUNT);
  const brand = settings.BRAND_NAME ?? BRAND_NAME;
  const platform = new Platform({
    settings,
    secrets,
    brand,
    dataDir: DATA_DIR,
    steps,
    baseEnv: { ...dotEnv.values, ...process.env },
  });
  try {
    const started = platform.start().then((addresses) => {
      steps.close();
      const shown = { ownInbox: !settings.SMTP_URL, smsShown: showsSms(settings, addresses) };
      printAddresses(addresses, shown, settings.DEMO_PASSWORD ?? secrets.demoPassword, steps.elapsed);
    });
    const reason = await Promise.race([stop, platform.died, started.then(() => Promise.race([stop, platform.died]))]);
    steps.close();
    console.log(`\n${reason}: stopping everything …`);
    return 0;
  } catch (error) {
    steps.close();
    console.error('');
    printFailure(error);
    return 1;
  } finally {
    await platform.stop();
    console.log('Everything is stopped.');
  }
}

process.exitCode = await main().catch((error: unknown) => {
  printFailure(error);
  return 1;
});
process.exit();
