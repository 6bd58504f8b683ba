import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { BASE_LOCALE, LOCALES } from '../locales.ts';

/**
 * With locale fallback off, Payload leaves a request without a valid locale without any, and then stores localised
 * texts as if they were not localised. Such a request gets the base locale.
 */
export function guardLocale(req: Pick<PayloadRequest, 'locale'>): void {
  const known: readonly unknown[] = [...LOCALES, 'all'];
  if (!known.includes(req.locale)) req.locale = BASE_LOCALE;
}

/** Guards the locale of all operations of a collection. */
export const guardCollectionLocale = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [({ req }) => guardLocale(req), ...(collection.hooks?.beforeOperation ?? [])],
  },
});

/** The same for a global. */
export const guardGlobalLocale = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [({ req }) => guardLocale(req), ...(global.hooks?.beforeOperation ?? [])],
  },
});
