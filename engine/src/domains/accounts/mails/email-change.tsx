import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, MailUrl } from '../../../platform/mail/values.ts';

/** To a new address of an account: the link proves that it is its owner's. */
export const emailChangeMail = defineMail({
  key: 'email-change',
  share: 'security',
  props: z.object({ name: GreetedName, url: MailUrl, daysValid: z.int().min(1) }),
  sample: {
    name: 'Katarzyna Wójcik',
    url: 'https://reviews.example/confirm-email?token=ATGSp7E2c3mQ7tYb9RfKd4sLwVzN1hCq8Zb1w',
    daysValid: 3,
  },
  render: ({ name, url, daysValid }, { t }) => ({
    subject: t('security.confirmSubject'),
    preview: t('security.confirm'),
    greeted: name,
    blocks: [
      paragraph(t('security.confirm')),
      action(t('verifyEmail.action'), url, t('layout.linkHelp')),
      note(t('verifyEmail.validity', { count: daysValid })),
      note(t('security.confirmIgnore')),
    ],
    reason: t('security.confirmReason'),
  }),
});
