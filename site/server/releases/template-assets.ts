import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Beside a release's bundle: the scripts and styles of each template. */
export const TEMPLATES_FILE = 'templates.json';

/** A script or style as Gatsby passes it to the page renderer. */
export interface TemplateAsset {
  /** Path without the leading slash. */
  name: string;
  rel: string;
  shouldGenerateLink: boolean;
}

/** `templates.json`. */
export interface Templates {
  /** Gatsby's hash of the compiled scripts. */
  compilation: string;
  /** The HTML elements that load the scripts of all pages. */
  scripts: string;
  /** By the name of the template's chunk. */
  assets: Record<string, { scripts: TemplateAsset[]; styles: TemplateAsset[] }>;
}

/** A template's assets, as Gatsby's page renderer takes them. */
export interface TemplateAssets {
  scripts: TemplateAsset[];
  styles: (TemplateAsset & { content?: string })[];
  reversedScripts: TemplateAsset[];
  reversedStyles: (TemplateAsset & { content?: string })[];
}

/** `account/login` → `component---src-templates-account-login-tsx`, as Gatsby names it. */
export const chunkOf = (template: string): string => `component---src-templates-${template.replaceAll('/', '-')}-tsx`;

/** A lookup of each template's assets by its chunk. `publicFolder`: where the styles are. */
export function readTemplates({ assets }: Templates, publicFolder: string): (chunk: string) => TemplateAssets {
  const contents = new Map<string, string>();
  const contentOf = (name: string): string => {
    const content = contents.get(name) ?? readFileSync(join(publicFolder, name), 'utf8');
    contents.set(name, content);
    return content;
  };
  return (chunk) => {
    const known = assets[chunk];
    if (!known) throw new Error(`The release has no template ${chunk}.`);
    const styles = known.styles.map((style) =>
      style.rel === 'prefetch' ? style : { ...style, content: contentOf(style.name) },
    );
    return {
      scripts: known.scripts,
      styles,
      reversedScripts: known.scripts.toReversed(),
      reversedStyles: styles.toReversed(),
    };
  };
}
