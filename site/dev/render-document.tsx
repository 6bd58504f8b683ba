/// <reference types="vite/client" />
import { Writable } from 'node:stream';
import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML, onRenderBody } from '../gatsby-ssr.tsx';
import { pageElement, propsOf, type PageLocation } from './element.tsx';
import { HEAD_BEGINS, HEAD_ENDS, PAGE_ID, type RenderedPageData } from './page.ts';

/** The exports of a template that Gatsby uses. */
export interface Template {
  default: ComponentType<object>;
  Head?: ComponentType<object>;
  getServerData?: (context: object) => Promise<ServerData> | ServerData;
}

export interface ServerData {
  props?: Record<string, unknown>;
  status?: number;
  headers?: Record<string, string>;
}

const templates = import.meta.glob<Template>(['../src/templates/**/*.tsx', '!**/*.test.tsx']);

/** `name`: file under `src/templates`, without its extension. */
export function loadTemplate(name: string): Promise<Template> {
  const load = templates[`../src/templates/${name}.tsx`];
  if (!load) throw new Error(`There is no template src/templates/${name}.tsx`);
  return load();
}

export interface DocumentInput {
  page: RenderedPageData;
  location: PageLocation;
  /** Without them a page would be unstyled until its scripts run. */
  styles: readonly { id: string; css: string }[];
  /** Elements at the end of the body. */
  scripts: string;
}

const META =
  '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>';

/** Renders a whole document as Gatsby's build does: with the same wrappers and the site's `gatsby-ssr` hooks. */
export async function renderDocument({ page, location, styles, scripts }: DocumentInput): Promise<string> {
  const { default: Component, Head } = await loadTemplate(page.template);
  const { attributes, components } = frameOf(location.pathname);
  const sheets = styles.map(({ id, css }) => (
    <style key={id} data-vite-dev-id={id} dangerouslySetInnerHTML={{ __html: css }} />
  ));
  return [
    `<!DOCTYPE html>${renderToStaticMarkup(<html {...attributes} />).replace('<head></head></html>', '')}<head>${META}`,
    renderToStaticMarkup([...components, ...sheets]),
    `<!--${HEAD_BEGINS}-->`,
    Head ? renderToStaticMarkup(createElement(Head, propsOf(page, location))) : '',
    `<!--${HEAD_ENDS}--></head><body><div id="___gatsby">`,
    await markupOf(pageElement(Component, page, location)),
    `</div><script id="${PAGE_ID}" type="application/json">${JSON.stringify(page).replaceAll('<', '\\u003c')}</script>`,
    `${scripts}</body></html>`,
  ].join('');
}

/** What the site's hooks add to every page. */
function frameOf(pathname: string): { attributes: object; components: ReactNode[] } {
  let attributes: object = {};
  let components: ReactNode[] = [];
  const hooks = {
    pathname,
    setHtmlAttributes: (given: object) => void (attributes = { ...attributes, ...given }),
    setHeadComponents: (given: ReactNode[]) => void components.push(...given),
    getHeadComponents: () => components,
    replaceHeadComponents: (given: ReactNode[]) => void (components = given),
  };
  void onRenderBody?.(hooks as never, { plugins: [] });
  void onPreRenderHTML?.(hooks as never, { plugins: [] });
  return { attributes, components };
}

/** Waits for lazily loaded parts, as the build does. */
function markupOf(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const sink = new Writable({
      decodeStrings: false,
      write(chunk: string | Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const stream = renderToPipeableStream(element, {
      onAllReady: () => void stream.pipe(sink),
      onError: reject,
    });
  });
}
