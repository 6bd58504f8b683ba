import type { AppContext } from '../context.ts';

/**
 * Runs `step` repeatedly: again at once while it reports work, otherwise after a pause. @returns a function that stops
 * it.
 */
export function startLoop(
  ctx: AppContext,
  name: string,
  pauseMs: number,
  step: () => Promise<number>,
): () => Promise<void> {
  let stopped = false;
  let wake: () => void = () => undefined;
  const running = (async () => {
    while (!stopped) {
      let done = 0;
      try {
        done = await step();
      } catch (error) {
        ctx.log.error({ err: error, loop: name }, 'loop failed');
      }
      if (done === 0 && !stopped) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, pauseMs);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await running;
  };
}
