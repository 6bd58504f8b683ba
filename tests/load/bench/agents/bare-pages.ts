import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SiteContent } from '../../../../site/node/content/site-content.ts';
import { loadBundle } from '../../../../site/server/releases/bundle.ts';
import { ServedSite } from '../../../../site/server/published/served-site.ts';
import { loadRelease } from '../../../../site/server/releases/releases.ts';
import type { RenderInput, RenderPage } from '../../../../site/server/releases/renderer.ts';
import { matchRoute } from '../../../../site/src/routes/match-route.ts';

/** Pages to take from a front door. */
export interface ServedPages {
  from: string;
  paths: string[];
}

/** Fetches pages from a front door and serves the same bytes with bare node:http. @returns its port */
export async function servePages({ from, paths }: ServedPages): Promise<number> {
  const pages = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  for (const one of paths) {
    const answer = await fetch(from + one, { headers: { 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    const { connection: _, 'keep-alive': __, ...headers } = Object.fromEntries(answer.headers);
    pages.set(one, { headers: { ...headers, 'content-length': String(body.length) }, body });
  }
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    if (page) response.writeHead(200, page.headers).end(page.body);
    else response.writeHead(404, { 'content-length': '0' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return (server.address() as AddressInfo).port;
}

export interface RenderedPages {
  /** Folder of a release. */
  folder: string;
  origin: string;
  engineUrl: string;
  paths: string[];
}

/** Renders pages with existing data by react-dom alone. @returns seconds of each, in turn */
export async function renderPages({ folder, origin, engineUrl, paths }: RenderedPages): Promise<number[]> {
  process.env['ENGINE_URL'] = engineUrl;
  const inputs: RenderInput[] = [];
  let draw: RenderPage['default'] | undefined;
  // The input that the renderer passes to the bundle is also react-dom's.
  const load: typeof loadBundle = (...args) => {
    const bundle = loadBundle(...args) as RenderPage;
    draw = bundle.default;
    return {
      ...bundle,
      default(input: RenderInput) {
        inputs.push(input);
        return bundle.default(input);
      },
    };
  };
  const release = await loadRelease(folder, load);
  const site = new ServedSite(release, new SiteContent(release.content, { origin }));
  for (const one of paths) {
    const path = decodeURI(one);
    const match = matchRoute(path);
    if (!match) throw new Error(`${one} is no page`);
    const { status } = await release.renderer.render(site.serverPage({ ...match, path, query: {} }));
    if (status !== 200) throw new Error(`${one} was rendered with ${status}`);
  }
  if (!draw || inputs.length !== paths.length) throw new Error(`${inputs.length} of ${paths.length} pages were drawn`);
  const times: number[] = [];
  for (const input of inputs) {
    const started = performance.now();
    await draw(input);
    times.push((performance.now() - started) / 1000);
  }
  return times;
}
