import { defineJob } from '../../platform/job.ts';
import { companyNoticed } from '../companies/public.ts';
import { notify } from './notify.ts';

/** Shows in the panel what members are mailed about the company's website and sending. */
export const noteCompanyNotice = defineJob({
  name: 'notifications.note-company-notice',
  data: companyNoticed.data,
  run: async (app, { companyId, noticeId, notice }) => {
    await app.db.tx((tx) =>
      notify(app, tx, { companyId, kind: 'sending', subjectId: null, key: noticeId, detail: { notice } }),
    );
  },
});
