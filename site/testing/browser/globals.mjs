import { JSDOM, VirtualConsole } from 'jsdom';

/** Elements that a label can name. */
const FIELDS = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];
const FIELD = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

/**
 * The labels of a form's fields. jsdom 26 walks the whole document for each label of it, to find which field it names:
 * a quarter of the time of the panel's tests.
 * @param {any} window
 */
function findLabelsQuickly(window) {
  const names = (label, field) =>
    label.htmlFor
      ? label.htmlFor === field.id && window.document.getElementById(field.id) === field
      : label.contains(field) && label.querySelector(FIELD) === field;
  const labels = {
    configurable: true,
    enumerable: true,
    get() {
      if (this.type === 'hidden') return null;
      return [...window.document.querySelectorAll('label')].filter((label) => names(label, this));
    },
  };
  for (const name of FIELDS) Object.defineProperty(window[`HTML${name}Element`].prototype, 'labels', labels);
}

/** Globals that both have, and of which pages must see the browser's: what jsdom dispatches, stores or takes from forms. */
const BROWSERS_OWN = new Set([
  'CloseEvent',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'FormData',
  'MessageEvent',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
]);

/** Methods that a window inherits. */
const INHERITED = ['addEventListener', 'dispatchEvent', 'removeEventListener'];

/** Node's own that pages reach through `window`, too: network, and timers that tests replace. */
const NODES_OWN = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'URL',
  'URLSearchParams',
  'clearInterval',
  'clearTimeout',
  'fetch',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

/**
 * A property of one object that is a property of another.
 * @param {any} from
 * @param {any} to
 * @param {string} name
 */
const link = (from, to, name) =>
  Object.defineProperty(from, name, {
    configurable: true,
    enumerable: false,
    get: () => to[name],
    set: (value) => {
      to[name] = value;
    },
  });

const dom = new JSDOM('<!DOCTYPE html>', {
  pretendToBeVisual: true,
  runScripts: 'dangerously',
  url: 'http://localhost/',
  virtualConsole: new VirtualConsole().sendTo(console, { omitJSDOMErrors: true }),
});
const { window } = dom;
findLabelsQuickly(window);
for (const name of NODES_OWN) link(window, globalThis, name);
window.scrollTo = () => {};
for (const name of [...Object.getOwnPropertyNames(window), ...INHERITED]) {
  if (NODES_OWN.includes(name) || (name in globalThis && !BROWSERS_OWN.has(name))) continue;
  const value = window[name];
  // As a global, a method is called without its window.
  if (typeof value === 'function' && /^[a-z]/.test(name)) window[name] = value.bind(window);
  link(globalThis, window, name);
}
