import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineJob } from '../../../platform/job.ts';
import { countsChanged } from '../events.ts';
import { recountAggregates } from './recount.ts';

/** Counts the reviews of a company again, in the days of its time zone. */
export const recountCompany = defineJob({
  name: 'reviews.recount-company',
  data: z.object({ companyId: Id }),
  run: async (app, { companyId }) => {
    await app.db.tx((tx) =>
      recountAggregates(tx, {
        companyId,
        onCorrected: (company) => app.outbox.publish(tx, countsChanged, company),
      }),
    );
  },
});
