import type { Payload } from 'payload';

/** Collections that got drafts after they had documents. */
const COLLECTIONS = ['badges', 'plan-cards'] as const;

/** The admin lists documents with drafts by their versions: a document of an earlier release needs its first one. */
export async function writeFirstVersions(payload: Payload): Promise<number> {
  let written = 0;
  for (const collection of COLLECTIONS) {
    const { totalDocs } = await payload.countVersions({ collection, overrideAccess: true });
    if (totalDocs > 0) continue;
    const { docs } = await payload.find({
      collection,
      locale: 'all',
      depth: 0,
      pagination: false,
      overrideAccess: true,
    });
    for (const { id, ...document } of docs) {
      await payload.db.createVersion({
        collectionSlug: collection,
        parent: id,
        autosave: false,
        createdAt: document.createdAt,
        updatedAt: document.updatedAt,
        versionData: document as never,
      });
      written += 1;
    }
  }
  return written;
}
