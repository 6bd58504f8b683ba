import { createHash } from 'node:crypto';
import { LOCALES, NAMESPACES } from '@app/locales';
import type { NodePluginArgs } from 'gatsby';
import type { Texts } from '../content/texts.ts';

/** Creates a `Locale` node per language and namespace, with the merged texts as JSON. */
export async function createLocaleNodes({ actions }: Pick<NodePluginArgs, 'actions'>, texts: Texts): Promise<void> {
  for (const language of LOCALES) {
    for (const ns of NAMESPACES) {
      const data = texts.json(language, ns);
      await actions.createNode({
        id: `locale-${language}-${ns}`,
        language,
        ns,
        data,
        internal: { type: 'Locale', contentDigest: createHash('sha256').update(data).digest('hex') },
      });
    }
  }
}
