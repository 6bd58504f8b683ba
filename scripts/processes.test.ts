import { fromRoot } from './lib/paths.ts';
import { freePort, isPortFree } from './lib/ports.ts';
import { startProcess } from './lib/processes.ts';
import { eventually } from '../tests/support/eventually.ts';

test('nothing that was started outlives a kill -9 of what started it', async () => {
  const port = await freePort();
  const serve = `require('node:http').createServer().listen(${port}, '127.0.0.1')`;
  const parent = `
    import { startProcess } from ${JSON.stringify(fromRoot('scripts', 'lib', 'processes.ts'))};
    startProcess({ name: 'child', args: ['-e', ${JSON.stringify(serve)}] });
    setInterval(() => {}, 1000);`;
  const started = startProcess({
    name: 'parent',
    args: ['--import', '@app/jsx', '--input-type=module', '-e', parent],
    cwd: fromRoot(),
  });
  await eventually('the child listens', async () => !(await isPortFree(port)));
  process.kill(started.pid, 'SIGKILL');
  await eventually('the child is gone', () => isPortFree(port));
});

test('a part that does not end by itself is ended', async () => {
  const deaf = startProcess({
    name: 'deaf',
    args: ['-e', "process.on('SIGTERM', () => console.log('no')); setInterval(() => {}, 1000); console.log('up')"],
  });
  await eventually('it is up', () => deaf.lastLines() === 'up');
  await deaf.stop(300);
  expect(deaf.exit()).toEqual({ code: null, signal: 'SIGKILL' });
  expect(deaf.lastLines()).toBe('up\nno');
});
