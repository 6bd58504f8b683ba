import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import type { ChangeNotices } from '../export/types.ts';
import { isPublished, isVisibleChange, TOPICS } from './topics.ts';

type Entity = keyof typeof TOPICS;
type Operation = ChangeNotices['notices'][number]['operation'];

/** Writes the notice with the request's transaction: both are committed, or neither. */
async function write(
  req: PayloadRequest,
  entity: Entity,
  documentId: string | null,
  operation: Operation,
): Promise<void> {
  await req.payload.create({
    collection: 'change-notices',
    data: { topic: TOPICS[entity], entity, documentId, operation, attempts: 0 },
    depth: 0,
    req,
  });
}

/** Hooks of a collection whose changes others must hear of. */
export const collectionNotices = (entity: Entity): NonNullable<CollectionConfig['hooks']> => ({
  beforeOperation: [
    ({ args, req }) => {
      req.context.savedAsDraft = 'draft' in args && args.draft === true;
      return args;
    },
  ],
  afterChange: [
    async ({ doc, operation, req }) => {
      if (isVisibleChange(doc, operation, req.context.savedAsDraft === true))
        await write(req, entity, doc.id, 'change');
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      if (isPublished(doc)) await write(req, entity, doc.id, 'delete');
    },
  ],
});

/** The same for a global. */
export const globalNotices = (entity: Entity): NonNullable<GlobalConfig['hooks']> => ({
  afterChange: [({ req }) => write(req, entity, null, 'change')],
});
