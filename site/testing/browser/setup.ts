import { addEventHandler } from 'jest-circus';

process.env['RTL_SKIP_AUTO_CLEANUP'] = 'true';
const { cleanup, configure, getConfig } = await import('@testing-library/react');

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const immediate = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

configure(({ getElementError, asyncWrapper, ...before }) => ({
  ...before,
  // What has been waited for is there, and so is what React does after it in a task of its own, such as setting focus.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait();
      await immediate();
      return found;
    }),
  // Generous timeout for busy machines: only what never happens fails.
  asyncUtilTimeout: 60_000,
  // Printing the document is an eighth of the time of the panel's tests. While something is waited for, nobody reads
  // it: when time is up, it is asked for again.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    return isWaiting
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container);
  },
}));

/** The page as a file finds it: empty, at the start page, with nothing stored. */
function emptyPage(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  history.replaceState(null, '', '/');
}

// The server's renderer, which other files of this process have used, leaves its mark on contexts. It renders no page
// at the same time.
const complain = console.error;
console.error = (...words: unknown[]) => {
  if (!String(words[0]).startsWith('Detected multiple renderers')) complain(...words);
};

let uncaught: unknown[] = [];
window.addEventListener('error', ({ error }) => void uncaught.push(error));

let file: unknown;
addEventHandler((event, { rootDescribeBlock, currentDescribeBlock: { tests } }) => {
  if (file !== rootDescribeBlock && (event.name === 'add_test' || event.name === 'add_hook')) {
    file = rootDescribeBlock;
    emptyPage();
  }
  if (event.name !== 'add_test') return;
  const test = tests.at(-1);
  const run = test?.fn as (() => unknown) | undefined;
  if (!test || !run) return;
  test.fn = async () => {
    uncaught = [];
    try {
      await run();
    } finally {
      cleanup();
    }
    if (uncaught.length > 0) throw uncaught[0];
  };
});
