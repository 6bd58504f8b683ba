import type {
  CollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
  RequiredDataFromCollectionSlug,
  Where,
} from 'payload';

/** Makes a document unless one is there already: what staff have changed since is never touched. */
export async function ensure<Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where,
  data: RequiredDataFromCollectionSlug<Slug>,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true });
  if (totalDocs > 0) return false;
  await payload.create({ collection, data, depth: 0, overrideAccess: true });
  return true;
}

/** Fills a global that was never saved. */
export async function ensureGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  data: Omit<DataFromGlobalSlug<Slug>, 'id' | 'updatedAt' | 'createdAt'>,
): Promise<boolean> {
  const current: { createdAt?: unknown } = await payload.findGlobal({ slug, depth: 0, overrideAccess: true });
  if (current.createdAt) return false;
  await payload.updateGlobal({
    slug,
    data: data as Parameters<typeof payload.updateGlobal<Slug, never>>[0]['data'],
    depth: 0,
    overrideAccess: true,
  });
  return true;
}

/** A text left to the translation under the key. */
export const byKey = (key: string): { key: string } => ({ key });

/** The same for a link. */
export const linkByKey = (key: string, href: string): { label: { key: string }; href: string } => ({
  label: byKey(key),
  href,
});
