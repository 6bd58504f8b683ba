import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import type { ChangeNotices, NoticeTopic } from '../export/types.ts';
import { isPublished, isVisibleChange, TOPICS } from './topics.ts';

type Entity = keyof typeof TOPICS;
type Operation = ChangeNotices['notices'][number]['operation'];

/** The parts of a document that a notice needs. */
interface NoticedDocument {
  id: string;
  [field: string]: unknown;
}

/** Writes a notice in the request's transaction, so that it is committed with the change or not at all. */
export async function writeChangeNotice(
  req: PayloadRequest,
  entity: Entity,
  doc: NoticedDocument | null,
  { operation = 'change', topic = TOPICS[entity] }: { operation?: Operation; topic?: NoticeTopic } = {},
): Promise<void> {
  await req.payload.create({
    collection: 'change-notices',
    data: {
      topic,
      entity,
      operation,
      attempts: 0,
      documentId: doc?.id ?? null,
      title: doc && titleOf(doc),
      by: req.user?.email ?? null,
    },
    depth: 0,
    req,
  });
}

/** The first of these fields that a document has is its title for staff. */
const TITLES = ['name', 'key', 'filename', 'from', 'type', 'plan', 'locale', 'language'];

const titleOf = (doc: NoticedDocument): string | null => {
  const title = TITLES.map((field) => doc[field]).find((value) => typeof value === 'string' && value !== '');
  return typeof title === 'string' ? title.slice(0, 200) : null;
};

/** Notes whether a request saves a draft, which later hooks are not told. */
function noteDraft({ args, req }: { args?: unknown; req: PayloadRequest }): void {
  req.context.savedAsDraft = (args as { draft?: unknown } | undefined)?.draft === true;
}

/** Hooks that write notices for the changes of a collection. */
export const collectionNotices = (entity: Entity): NonNullable<CollectionConfig['hooks']> => ({
  beforeOperation: [noteDraft],
  afterChange: [
    async ({ doc, operation, req }) => {
      if (isVisibleChange(doc, operation, req.context.savedAsDraft === true))
        await writeChangeNotice(req, entity, doc as NoticedDocument);
    },
  ],
  afterDelete: [
    async ({ doc, req }) => {
      if (isPublished(doc)) await writeChangeNotice(req, entity, doc as NoticedDocument, { operation: 'delete' });
    },
  ],
});

/** The same for a global. */
export const globalNotices = (entity: Entity): NonNullable<GlobalConfig['hooks']> => ({
  beforeOperation: [noteDraft],
  afterChange: [
    async ({ doc, req }) => {
      if (isVisibleChange(doc as object, 'update', req.context.savedAsDraft === true))
        await writeChangeNotice(req, entity, null);
    },
  ],
});
