import type { CollectionSlug, DataFromGlobalSlug, GlobalSlug, Payload, RequiredDataFromCollectionSlug } from 'payload';

/** Documents written concurrently; fewer than the connections of the pool. */
const AT_A_TIME = 4;

type Key<Slug extends CollectionSlug> = keyof RequiredDataFromCollectionSlug<Slug> & string;

/**
 * Creates the documents whose key, of one field or more, does not exist yet; existing ones are never changed.
 * @returns the number of created documents
 */
export async function createMissing<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  key: Key<Slug> | readonly Key<Slug>[],
  documents: RequiredDataFromCollectionSlug<Slug>[],
): Promise<number> {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, overrideAccess: true });
  const idOf = (document: object) => JSON.stringify([key].flat().map((name) => Reflect.get(document, name)));
  const present = new Set(docs.map(idOf));
  const missing = documents.filter((document) => !present.has(idOf(document)));
  const waiting = [...missing];
  const worker = async (): Promise<void> => {
    for (let data = waiting.shift(); data; data = waiting.shift()) {
      await payload.create({ collection, data, depth: 0, overrideAccess: true });
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return missing.length;
}

/** Saves a global that was never saved. */
export async function createMissingGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  data: Omit<DataFromGlobalSlug<Slug>, 'id' | 'updatedAt' | 'createdAt'>,
): Promise<number> {
  const current: { createdAt?: unknown } = await payload.findGlobal({ slug, depth: 0, overrideAccess: true });
  if (current.createdAt) return 0;
  await payload.updateGlobal({
    slug,
    data: data as Parameters<typeof payload.updateGlobal<Slug, never>>[0]['data'],
    depth: 0,
    overrideAccess: true,
  });
  return 1;
}

/** A text that is the translation of a key. */
export const byKey = (key: string): { key: string } => ({ key });

/** The same for a link. */
export const linkByKey = (key: string, href: string): { label: { key: string }; href: string } => ({
  label: byKey(key),
  href,
});
