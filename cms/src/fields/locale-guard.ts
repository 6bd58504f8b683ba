import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { BASE_LOCALE, LOCALES } from '../locales.ts';

/**
 * With the fallback of locales off, Payload leaves a request that names no locale, or an unknown one, without any, and
 * then stores its localised texts as if they were not localised. Such a request is about the base locale.
 */
export function settleLocale(req: Pick<PayloadRequest, 'locale'>): void {
  const known: readonly unknown[] = [...LOCALES, 'all'];
  if (!known.includes(req.locale)) req.locale = BASE_LOCALE;
}

/** A collection whose operations always know their locale. */
export const settledCollection = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [({ req }) => settleLocale(req), ...(collection.hooks?.beforeOperation ?? [])],
  },
});

/** The same for a global. */
export const settledGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [({ req }) => settleLocale(req), ...(global.hooks?.beforeOperation ?? [])],
  },
});
