import type { PayloadRequest } from 'payload';
import { readableBlocks } from '../export/blocks.ts';
import { readSurroundings } from '../export/build.ts';
import { DraftPage } from '../export/documents.ts';
import type { DraftExport } from '../export/types.ts';
import type { PreviewGrant } from './token.ts';

/** A page with everything that its blocks show; null if it is gone. */
export async function buildDraftExport(
  req: PayloadRequest,
  { pageId, version }: PreviewGrant,
): Promise<Omit<DraftExport, 'words'> | null> {
  const found = await req.payload.find({
    collection: 'pages',
    where: {
      and: [{ id: { equals: pageId } }, ...(version === 'published' ? [{ _status: { equals: 'published' } }] : [])],
    },
    draft: version === 'draft',
    locale: 'all',
    depth: 1,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const [document] = found.docs;
  if (!document) return null;
  const { blocks, left } = readableBlocks(document.blocks);
  return { version, page: { ...DraftPage.parse(document), blocks }, left, ...(await readSurroundings(req)) };
}
