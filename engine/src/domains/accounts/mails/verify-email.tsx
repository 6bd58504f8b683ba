import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, MailUrl } from '../../../platform/mail/values.ts';

/** Sent on registration: the link proves that the address belongs to who registered. */
export const verifyEmailMail = defineMail({
  key: 'verify-email',
  share: 'security',
  props: z.object({ name: GreetedName, url: MailUrl, daysValid: z.int().min(1) }),
  sample: {
    name: 'Katarzyna Wójcik',
    url: 'https://reviews.example/welcome?token=eyJhbGciOiJIUzI1NiJ9.eyJlbWFpbCI6ImthdGFyenluYSJ9.q8Zb1w',
    daysValid: 3,
  },
  render: ({ name, url, daysValid }, { t }) => ({
    subject: t('verifyEmail.subject'),
    preview: t('verifyEmail.preview'),
    greeted: name,
    blocks: [
      paragraph(t('verifyEmail.lead')),
      action(t('verifyEmail.action'), url, t('layout.linkHelp')),
      note(t('verifyEmail.validity', { count: daysValid })),
      note(t('verifyEmail.ignore')),
    ],
    reason: t('verifyEmail.reason'),
  }),
});
