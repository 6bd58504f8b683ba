import { TestEnvironment } from 'jest-environment-jsdom';

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

/**
 * jsdom with Node's network APIs, which it lacks, so that pages in tests talk to a real server on loopback. Everything
 * that fetch accepts must come from the same realm as fetch.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    findLabelsQuickly(this.global);
    const {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      Blob,
      File,
      TextDecoder,
      TextEncoder,
      structuredClone,
    } = globalThis;
    const scrollTo = () => {};
    Object.assign(this.global, {
      scrollTo,
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      Blob,
      File,
      TextDecoder,
      TextEncoder,
      structuredClone,
    });
  }
}
