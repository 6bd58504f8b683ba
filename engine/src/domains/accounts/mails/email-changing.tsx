import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** To the old address of an account that is to get another one. */
export const emailChangingMail = defineMail({
  key: 'email-changing',
  share: 'security',
  props: z.object({ name: GreetedName, newAddress: Line, until: z.date(), url: MailUrl }),
  sample: {
    name: 'Katarzyna Wójcik',
    newAddress: 'kasia@rowerowy-swiat.example',
    until: new Date('2026-03-08T12:00:00Z'),
    url: 'https://reviews.example/keep-email?token=ATGSp7E2c3mQ7tYb9RfKd4sLwVzN1hCq8Zb1w',
  },
  render: ({ name, newAddress, until, url }, { t, format }) => ({
    subject: t('security.changingSubject'),
    preview: t('security.changing', { address: newAddress }),
    greeted: name,
    blocks: [
      paragraph(t('security.changing', { address: newAddress })),
      paragraph(t('security.changingNotYou')),
      action(t('security.keep'), url, t('layout.linkHelp')),
      note(t('security.keepUntil', { day: format.date(until) })),
    ],
    reason: t('security.reason'),
  }),
});
