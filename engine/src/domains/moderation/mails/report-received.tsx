import { z } from 'zod';
import { link, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { Line, MailUrl } from '../../../platform/mail/values.ts';

/** Acknowledges a report to the address that was given with it. */
export const reportReceivedMail = defineMail({
  key: 'report-received',
  props: z.object({ companyName: Line, profileUrl: MailUrl }),
  sample: { companyName: 'Ogrody Zielone', profileUrl: 'https://reviews.example/opinie/ogrody-zielone' },
  render: ({ companyName, profileUrl }, { t }) => ({
    subject: t('reportReceived.subject'),
    preview: t('reportReceived.preview'),
    greeted: null,
    blocks: [
      paragraph(t('reportReceived.lead', { companyName })),
      link(t('reportReceived.profile', { companyName }), profileUrl),
      note(t('reportReceived.erased')),
    ],
    reason: t('reportReceived.reason'),
  }),
});
