import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { fromRoot } from '../lib/paths.ts';
import { isPortFree, freePortNear } from '../lib/processes/ports.ts';
import { startProcess } from '../lib/processes/processes.ts';

const command = async (env: NodeJS.ProcessEnv, ...args: string[]): Promise<{ code: number | null; output: string }> => {
  const run = startProcess({
    name: 'command',
    args: [fromRoot('scripts', 'bootstrap.mjs'), ...args],
    cwd: '/',
    env: { ...process.env, ...env },
  });
  const { code } = await run.exited;
  return { code, output: run.lastLines(50) };
};

describe('npm start', () => {
  let server: Server;
  let port: number;

  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    port = (server.address() as { port: number }).port;
  });
  afterAll(() => server.close());

  test('npm start reports in one sentence that the port is in use, and starts nothing', async () => {
    const { code, output } = await command({ PORT: String(port) }, 'start');
    expect(output).toBe(
      `Port ${port} is in use: stop what listens there, or choose another one, as in "PORT=${port + 100} npm start".`,
    );
    expect(code).toBe(1);
  });

  test('npm start names every invalid setting, and starts nothing', async () => {
    const { code, output } = await command({ PORT: '99999', SMTP_URL: 'mail.example.com' }, 'start');
    expect(output).toBe(
      [
        'The settings are wrong; mend these and start again:',
        '  PORT (from the environment) must be 1 to 65535',
        '  SMTP_URL (from the environment) must be an address like smtp://user:password@host:587',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });

  test('npm start chooses other ports for parts whose ports are in use', async () => {
    await expect(isPortFree(port)).resolves.toBe(false);
    await expect(freePortNear(port)).resolves.not.toBe(port);
  });
});

test('an unknown command is refused', async () => {
  const { code, output } = await command({}, 'fly');
  expect(output).toBe('There is no command "fly": see the scripts of package.json.');
  expect(code).toBe(1);
});
