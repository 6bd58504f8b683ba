import type { Locale } from '@app/contracts/common';
import { flatten, mergedNamespace } from '@app/locales';
import type { Namespace } from '@app/locales';
import type { AppContext } from '../../platform/context.ts';
import { setTextOverrides } from '../../platform/i18n.ts';
import type { TextOverrides } from '../../platform/i18n.ts';
import { contentTexts, contentVersions } from './schema.ts';

/** Sets `a.b.c` in nested messages. */
function put(messages: Record<string, unknown>, key: string, text: string): void {
  const path = key.split('.');
  const last = path.pop() ?? key;
  let node = messages;
  for (const part of path) {
    const next = node[part];
    node = (typeof next === 'object' && next !== null ? next : (node[part] = {})) as Record<string, unknown>;
  }
  node[last] = text;
}

const valuesOf = (text: string): string[] => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name]) => name ?? '');

/** Whether an edited text asks only for values that the file's text is given. */
function sameValues(edited: string, original: string | undefined): boolean {
  const known = new Set(original === undefined ? [] : valuesOf(original));
  return valuesOf(edited).every((name) => known.has(name));
}

/** The text of the files under a key; of a plural form that a file lacks, any form of the same text. */
function fileText(locale: Locale, namespace: Namespace, key: string): string | undefined {
  const texts = new Map(flatten(mergedNamespace(locale, namespace)));
  const form = /_(?:zero|one|two|few|many|other)$/;
  return texts.get(key) ?? [...texts].find(([name]) => name.replace(form, '') === key.replace(form, ''))?.[1];
}

/** A step that brings the process's texts up to what staff have published; every process that writes texts runs it. */
export function textRefresh(app: AppContext): () => Promise<void> {
  let known = '';
  return async () => {
    const versions = await app.db.queries.select().from(contentVersions);
    const version = versions.map((row) => row.version).join(' ');
    if (version === known) return;
    const overrides: TextOverrides = {};
    for (const { locale, namespace, key, text } of await app.db.queries.select().from(contentTexts)) {
      if (!sameValues(text, fileText(locale as Locale, namespace as Namespace, key))) {
        // It would make whatever uses it fail, mails among them: the file's text stays.
        app.log.error({ locale, namespace, key }, 'an edited text has unknown placeholders');
        continue;
      }
      const ofLocale = (overrides[locale as Locale] ??= {});
      put((ofLocale[namespace as Namespace] ??= {}) as Record<string, unknown>, key, text);
    }
    setTextOverrides(overrides);
    known = version;
  };
}
