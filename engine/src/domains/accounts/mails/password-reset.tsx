import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, MailUrl } from '../../../platform/mail/values.ts';

/** Sent when somebody asks to reset the password of an account that exists. */
export const passwordResetMail = defineMail({
  key: 'password-reset',
  share: 'security',
  props: z.object({ name: GreetedName, url: MailUrl, hoursValid: z.int().min(1) }),
  sample: {
    name: 'Katarzyna Wójcik',
    url: 'https://reviews.example/resetting/reset/Jx2mQ7tYb9RfKd4sLwVzN1hC',
    hoursValid: 1,
  },
  render: ({ name, url, hoursValid }, { t }) => ({
    subject: t('passwordReset.subject'),
    preview: t('passwordReset.preview'),
    greeted: name,
    blocks: [
      paragraph(t('passwordReset.lead')),
      action(t('passwordReset.action'), url, t('layout.linkHelp')),
      note(t('passwordReset.validity', { count: hoursValid })),
      note(t('passwordReset.ignore')),
    ],
    reason: t('passwordReset.reason'),
  }),
});
