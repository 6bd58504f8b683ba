import { defineJob } from '../../platform/job.ts';
import { textMessagesLow } from '../billing/public.ts';
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

/** Shows in the panel that few of the bought text messages are left, or none. */
export const noteTextMessages = defineJob({
  name: 'notifications.note-text-messages',
  data: textMessagesLow.data,
  run: async (app, { companyId, level, purchase }) => {
    const key = `${level} ${purchase}`;
    await app.db.tx((tx) =>
      notify(app, tx, { companyId, kind: 'text_messages', subjectId: null, key, detail: { level } }),
    );
  },
});
