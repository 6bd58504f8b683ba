import { PageUnavailable } from './page-cache.ts';
import type { ServedSite } from '../published/served-site.ts';
import type { PageToRender, RenderedPage } from '../releases/renderer.ts';
import { TaskQueue } from './task-queue.ts';

/**
 * Concurrent renderings. Rendering keeps a core busy for 16 ms and waits for the engine several times as long, so more
 * would only slow each other down; about a second's worth may wait. Variants that anyone can make up have a queue of
 * their own, so they cannot crowd out the others. Whether a URL without a query is made up only the engine knows: it
 * says so within milliseconds, so many can wait for that.
 */
const LIMITS = {
  bounded: { concurrency: 12, maxWaiting: 48, maxWaitMs: 2_000 },
  unbounded: { concurrency: 4, maxWaiting: 16, maxWaitMs: 2_000 },
  unknown: { concurrency: 24, maxWaiting: 480, maxWaitMs: 2_000 },
  // Published pages that the release lacks wait for no other service: two are as fast as more.
  published: { concurrency: 2, maxWaiting: 64, maxWaitMs: 3_000 },
};

/** Builds the page for the site that is served when its turn comes; it is cached as a page of that site. */
type PageForSite = (site: ServedSite) => PageToRender;

interface RenderOptions {
  unbounded: boolean;
  /** A page is cached already. */
  known: boolean;
}

interface RenderQueues {
  /** @throws PageUnavailable if the queue is full or the engine fails */
  render(page: PageForSite, asked: RenderOptions): Promise<RenderedPage>;
  /** A page that needs nothing of the engine. @throws PageUnavailable if the queue is full */
  renderPublished(page: PageForSite): Promise<RenderedPage>;
}

/** Renders pages with limited concurrency, in separate queues. */
export function createRenderQueues(currentSite: () => Promise<ServedSite>): RenderQueues {
  const queues = {
    bounded: new TaskQueue(LIMITS.bounded),
    unbounded: new TaskQueue(LIMITS.unbounded),
    unknown: new TaskQueue(LIMITS.unknown),
    published: new TaskQueue(LIMITS.published),
  };
  const prepare = async (page: PageForSite) => {
    const site = await currentSite();
    const prepared = await site.release.renderer.prepare(page(site));
    if (prepared.status >= 500) throw new PageUnavailable(`prepared with status ${prepared.status}`);
    return prepared;
  };
  const renderNow = async (page: PageForSite) => (await prepare(page)).render();
  return {
    renderPublished: (page) => queues.published.run(() => renderNow(page)),
    async render(page, { unbounded, known }) {
      if (unbounded || known) return queues[unbounded ? 'unbounded' : 'bounded'].run(() => renderNow(page));
      const { status, render } = await queues.unknown.run(() => prepare(page));
      if (isRedirect(status)) return render();
      return queues[status === 200 ? 'bounded' : 'unbounded'].run(render);
    },
  };
}

const isRedirect = (status: number): boolean => status >= 300 && status < 400;
