import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the bundle of a release: what the pages of each template load. */
export const TEMPLATES_FILE = 'templates.json';

/** As Gatsby describes a script or a style to what draws a page. */
export interface TemplateAsset {
  /** Path without the leading slash. */
  name: string;
  rel: string;
  shouldGenerateLink: boolean;
}

/** `templates.json`. */
export interface Templates {
  /** Gatsby's hash of the scripts that the build made. */
  compilation: string;
  /** The elements that load the scripts of all pages. */
  scripts: string;
  /** By the name of the template's chunk. */
  assets: Record<string, { scripts: TemplateAsset[]; styles: TemplateAsset[] }>;
}

/** What draws a page wants to know of its template. */
export interface TemplateAssets {
  scripts: TemplateAsset[];
  styles: (TemplateAsset & { content?: string })[];
  reversedScripts: TemplateAsset[];
  reversedStyles: (TemplateAsset & { content?: string })[];
}

/** `account/login` → `component---src-templates-account-login-tsx`, as Gatsby names it. */
export const chunkOf = (template: string): string => `component---src-templates-${template.replaceAll('/', '-')}-tsx`;

/** What each template's pages load, by the name of its chunk. `publicFolder`: where the styles lie. */
export function readTemplates({ assets }: Templates, publicFolder: string): (chunk: string) => TemplateAssets {
  const contents = new Map<string, string>();
  const contentOf = (name: string): string => {
    const content = contents.get(name) ?? readFileSync(join(publicFolder, name), 'utf8');
    contents.set(name, content);
    return content;
  };
  return (chunk) => {
    const of = assets[chunk];
    if (!of) throw new Error(`The release has no template ${chunk}.`);
    const styles = of.styles.map((style) =>
      style.rel === 'prefetch' ? style : { ...style, content: contentOf(style.name) },
    );
    return {
      scripts: of.scripts,
      styles,
      reversedScripts: of.scripts.toReversed(),
      reversedStyles: styles.toReversed(),
    };
  };
}
