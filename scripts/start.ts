import { BRAND_NAME } from '@app/locales';
import { DEMO_ACCOUNTS } from './lib/settings/demo-accounts.ts';
import { readDotEnv } from './lib/settings/dot-env.ts';
import { DATA_DIR, fromRoot } from './lib/paths.ts';
import { Platform, STEP_COUNT } from './lib/start/platform.ts';
import { showsSms } from './lib/start/parts.ts';
import type { Addresses } from './lib/start/parts.ts';
import { isPortFree } from './lib/processes/ports.ts';
import { secretsIn } from './lib/settings/secrets.ts';
import { readSettings } from './lib/settings/settings.ts';
import { RESTARTS } from './lib/processes/supervisor.ts';
import { onStopRequest } from './lib/processes/stop-request.ts';
import { StepTimes } from './lib/start/step-times.ts';
import { Steps } from './lib/start/steps.ts';
import { UserError, printFailure } from './lib/user-error.ts';

/** What is said as soon as the site can be used. */
function openingText(
  { publicUrl, inboxUrl }: Addresses,
  { ownInbox, smsShown }: { ownInbox: boolean; smsShown: boolean },
  password: string,
  took: string,
): string {
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
  return (
    `\n${BRAND_NAME} is open after ${took}.\n\n${rows.map(line).join('\n')}\n` +
    `\nDemo accounts, all with the password ${password}\n${accounts.map(line).join('\n')}\n\nCtrl-C stops everything.\n`
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
  const times = new StepTimes(DATA_DIR);
  const steps = new Steps(settings.SMTP_URL ? STEP_COUNT - 1 : STEP_COUNT, { times });
  const brand = settings.BRAND_NAME ?? BRAND_NAME;
  const platform = new Platform({
    settings,
    secrets,
    brand,
    dataDir: DATA_DIR,
    steps,
    restarts: RESTARTS,
    baseEnv: { ...dotEnv.values, ...process.env },
  });
  try {
    void platform.opened.then((addresses) => {
      const shown = { ownInbox: !settings.SMTP_URL, smsShown: showsSms(settings, addresses) };
      steps.say(openingText(addresses, shown, settings.DEMO_PASSWORD ?? secrets.demoPassword, steps.elapsed));
    });
    const started = platform.start().then(() => {
      steps.close();
      console.log(`\nEverything is ready after ${steps.elapsed}.`);
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
