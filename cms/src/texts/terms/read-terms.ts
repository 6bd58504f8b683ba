import type { PayloadRequest } from 'payload';
import type { Locale } from '../../locales.ts';
import { alternatives, type Term } from './term-rules.ts';

/** The glossary of a language. The caller has checked that the translator has it. */
export async function readTerms(req: PayloadRequest, locale: Locale): Promise<Term[]> {
  const { docs } = await req.payload.find({
    collection: 'terms',
    locale,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs.map(({ base, found, translation, note }) => ({
    base,
    found: alternatives(found),
    translations: alternatives(translation),
    note: note ?? null,
  }));
}
