import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import createRunner from 'jest-light-runner/child-process';

/**
 * jest-light-runner 0.8.2 lets all workers of a pool share one channel. The first worker that asks for its data takes
 * the answers of those that are still starting: they wait for ever, and the run with them. A channel per task answers
 * the worker that asks.
 */
const require = createRequire(createRequire(import.meta.url).resolve('jest-light-runner'));
const { default: Tinypool } = await import(pathToFileURL(require.resolve('tinypool')).href);

const { run } = Tinypool.prototype;
Tinypool.prototype.run = function runOnOwnChannel(task, options) {
  const { workerData } = this.options;
  let answer;
  const channel = {
    onMessage(listener) {
      answer = listener;
    },
    postMessage(message) {
      if (message === 'jest-light-runner-get-worker-data')
        answer({ type: 'jest-light-runner-worker-data', workerData });
    },
  };
  return run.call(this, task, { ...options, channel });
};

export default createRunner;
