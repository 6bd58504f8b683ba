import { z } from 'zod';
import { Id } from './common.ts';
import { LIVE_KINDS } from './values.ts';

/** The data of an event in the stream. */
export const LiveEvent = z
  .object({
    kind: z.enum(LIVE_KINDS),
    subjectId: Id.nullable().meta({ description: 'The review, question, import, export … that has changed' }),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof LiveEvent>;

/** Position in the stream, as in the `id` of its events. */
export const LivePosition = z.string().regex(/^\d{1,18}\.\d{1,18}$/, 'invalid_format');

export const LiveQuery = z.object({
  after: LivePosition.optional().meta({
    description: 'Continues after this event, like the header `Last-Event-ID`, which takes precedence',
  }),
});
export type LiveQuery = z.infer<typeof LiveQuery>;
