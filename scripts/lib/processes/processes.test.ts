import { fromRoot } from '../paths.ts';
import { freePort, isPortFree } from './ports.ts';
import { startProcess } from './processes.ts';
import { eventually } from '../../../tests/support/eventually.ts';

test('no child process outlives a kill -9 of its parent', async () => {
  const port = await freePort();
  const serve = `require('node:http').createServer().listen(${port}, '127.0.0.1')`;
  const parent = `
    import { startProcess } from ${JSON.stringify(fromRoot('scripts', 'lib', 'processes', 'processes.ts'))};
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

test('a part that ignores SIGTERM is killed', async () => {
  const deaf = startProcess({
    name: 'deaf',
    args: ['-e', "process.on('SIGTERM', () => console.log('no')); setInterval(() => {}, 1000); console.log('up')"],
  });
  await eventually('it is up', () => deaf.lastLines() === 'up');
  await deaf.stop(300);
  expect(deaf.exit()).toEqual({ code: null, signal: 'SIGKILL' });
  expect(deaf.lastLines()).toBe('up\nno');
});
