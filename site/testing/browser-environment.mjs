import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom with Node's network APIs, which it lacks, so that pages in tests talk to a real server on loopback. Everything
 * that fetch accepts must come from the same realm as fetch.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
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
