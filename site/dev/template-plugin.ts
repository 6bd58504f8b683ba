import type { Plugin } from 'vite';

const SERVER_ONLY =
  /^export (const query\b|const config\b|(?:async )?function getServerData\b|const getServerData\b)/gm;

/**
 * Removes server-only exports from templates in the browser, as Gatsby's build does. Then a template exports only
 * components, which React can replace without losing the page's state.
 */
export function templatesOfBrowsers(folder: string): Plugin {
  return {
    name: 'templates-of-browsers',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx$/ },
      handler(code, id) {
        if (this.environment.name !== 'client' || !id.startsWith(`${folder}/`)) return null;
        return { code: code.replace(SERVER_ONLY, '$1'), map: null };
      },
    },
  };
}
