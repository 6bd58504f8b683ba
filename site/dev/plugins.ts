import type { Plugin } from 'vite';

const SERVER_ONLY =
  /^export (const query\b|const config\b|(?:async )?function getServerData\b|const getServerData\b)/gm;

/**
 * Takes from templates, in the browser, what Gatsby's build takes from them as well: the exports that only servers use.
 * Without them a template exports components alone, and React can replace those without losing the page's state.
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
