import type { Locale } from '@app/contracts/common';
import type { Namespace } from '@app/locales/manifest.ts';
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

/** A step that brings the process's texts up to what staff have published; every process that writes texts runs it. */
export function textRefresh(app: AppContext): () => Promise<void> {
  let known = '';
  return async () => {
    const versions = await app.db.read.select().from(contentVersions);
    const version = versions.map((row) => row.version).join(' ');
    if (version === known) return;
    const overrides: TextOverrides = {};
    for (const { locale, namespace, key, text } of await app.db.read.select().from(contentTexts)) {
      const ofLocale = (overrides[locale as Locale] ??= {});
      put((ofLocale[namespace as Namespace] ??= {}) as Record<string, unknown>, key, text);
    }
    setTextOverrides(overrides);
    known = version;
  };
}
