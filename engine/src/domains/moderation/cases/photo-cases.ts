import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineJob } from '../../../platform/job.ts';
import { lockReview } from '../../reviews/public.ts';
import { PRIORITY } from './case-priority.ts';
import { openCase } from './case-repo.ts';

/** Opens one case for each photo that has become public: photos are not screened, a person looks at them afterwards. */
export const openPhotoCases = defineJob({
  name: 'moderation.queue-photos',
  data: z.object({ companyId: Id, reviewId: Id, grade: z.int(), first: z.boolean() }),
  async run(app, { companyId, reviewId }) {
    await app.db.tx(async (tx) => {
      const { revision } = await lockReview(tx, reviewId);
      const { rows } = await tx.execute<{ id: string }>(sql`
        select p.id from engine.review_photos p
        where p.review_id = ${reviewId} and p.state = 'approved'
          and not exists (
            select 1 from engine.moderation_cases m
            where m.review_id = p.review_id and m.kind = 'photo' and m.subject_id = p.id)
        order by p.id`);
      const now = await app.clock.now(tx);
      for (const { id: subjectId } of rows)
        await openCase(tx, { kind: 'photo', companyId, reviewId, subjectId, revision, priority: PRIORITY.photo }, now);
    });
  },
});
