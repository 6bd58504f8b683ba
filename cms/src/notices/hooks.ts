import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import type { ChangeNotices, NoticeTopic } from '../export/types.ts';
import { isPublished, isVisibleChange, TOPICS } from './topics.ts';

type Entity = keyof typeof TOPICS;
type Operation = ChangeNotices['notices'][number]['operation'];

/** A document as far as a notice speaks of it. */
interface Told {
  id: string;
  [field: string]: unknown;
}

/** Writes the notice with the request's transaction: both are committed, or neither. */
export async function tellChange(
  req: PayloadRequest,
  entity: Entity,
  doc: Told | null,
  { operation = 'change', topic = TOPICS[entity] }: { operation?: Operation; topic?: NoticeTopic } = {},
): Promise<void> {
  await req.payload.create({
    collection: 'change-notices',
    data: {
      ...{ topic, entity, operation, attempts: 0 },
      ...{ documentId: doc?.id ?? null, title: doc && titleOf(doc), by: req.user?.email ?? null },
    },
    depth: 0,
    req,
  });
}

/** The first of these that a document has is what staff know it by. */
const TITLES = ['name', 'key', 'filename', 'from', 'type', 'plan', 'locale', 'language'];

const titleOf = (doc: Told): string | null => {
  const title = TITLES.map((field) => doc[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof title === 'string' ? title.slice(0, 200) : null;
};

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
        await tellChange(req, entity, doc as Told);
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      if (isPublished(doc)) await tellChange(req, entity, doc as Told, { operation: 'delete' });
    },
  ],
});

/** The same for a global. */
export const globalNotices = (entity: Entity): NonNullable<GlobalConfig['hooks']> => ({
  afterChange: [({ req }) => tellChange(req, entity, null)],
});
