import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadBundle } from '../../../site/server/bundle.ts';
import { loadRenderer } from '../../../site/server/renderer.ts';

/** The pages of these paths as a front door sends them. */
export interface ServedPages {
  from: string;
  paths: string[];
}

/** Takes pages from a front door and serves the same bytes with nothing but node:http. @returns its port */
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

export interface DrawnPages {
  /** The `ssr` folder of a release. */
  folder: string;
  engineUrl: string;
  paths: string[];
}

interface PageSsr {
  renderHTML(input: unknown): Promise<string>;
}

/** Draws pages whose data is there already with react-dom alone. @returns seconds of each, in turn */
export async function drawPages({ folder, engineUrl, paths }: DrawnPages): Promise<number[]> {
  process.env['ENGINE_URL'] = engineUrl;
  const inputs: unknown[] = [];
  let draw: PageSsr['renderHTML'] | undefined;
  // What the renderer gives to the bundle is what react-dom draws from.
  const load: typeof loadBundle = (...of) => {
    const bundle = loadBundle(...of) as PageSsr;
    const bare = bundle.renderHTML;
    draw = bare;
    return {
      ...bundle,
      renderHTML(input: unknown) {
        inputs.push(input);
        return bare(input);
      },
    };
  };
  const renderer = loadRenderer(folder, new Set(), undefined, load);
  for (const one of paths) {
    const { status } = await renderer.render(decodeURI(one), {});
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
