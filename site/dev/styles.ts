import type { ViteDevServer } from 'vite';

/** The site's hooks, which are in every page, then the template. */
const COMMON = '/gatsby-browser.tsx';

/**
 * The styles of all modules of a template, so that a page is styled before its scripts run. Vite's client knows them by
 * their ids and replaces them when a file changes.
 */
export async function stylesOf(vite: ViteDevServer, template: string): Promise<{ id: string; css: string }[]> {
  const { ssr } = vite.environments;
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url) || url.includes('/node_modules/')) return;
    seen.add(url);
    if (url.endsWith('.css')) {
      const node = await ssr.moduleGraph.getModuleByUrl(url);
      if (node?.file) files.add(node.file);
      return;
    }
    await ssr.transformRequest(url);
    const node = await ssr.moduleGraph.getModuleByUrl(url);
    for (const { url: next } of node?.importedModules ?? []) await visit(next);
  };
  for (const entry of [COMMON, `/src/templates/${template}.tsx`]) await visit(entry);
  return Promise.all(
    [...files].map(async (id) => {
      const { default: css } = (await vite.ssrLoadModule(`${id}?inline`)) as { default: string };
      return { id, css };
    }),
  );
}
