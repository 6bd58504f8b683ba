import { z } from 'zod';
import { action, link, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Sent in place of a confirmation when somebody registers an address that has an account: the page never tells. */
export const alreadyRegisteredMail = defineMail({
  key: 'already-registered',
  share: 'security',
  props: z.object({
    name: GreetedName,
    signInUrl: MailUrl,
    resetUrl: MailUrl,
    companyName: Line.optional(),
    addUrl: MailUrl.optional(),
  }),
  sample: {
    name: 'Katarzyna Wójcik',
    signInUrl: 'https://reviews.example/login',
    resetUrl: 'https://reviews.example/reset',
    companyName: 'Rowerowy Świat',
    addUrl: 'https://reviews.example/add-company?token=ATGSp7E2c3mQ7tYb9RfKd4sLwVzN1hCq8Zb1w',
  },
  render: ({ name, signInUrl, resetUrl, companyName, addUrl }, { t }) => ({
    subject: t('alreadyRegistered.subject'),
    preview: t('alreadyRegistered.preview'),
    greeted: name,
    blocks: [
      paragraph(t('alreadyRegistered.lead')),
      action(t('alreadyRegistered.action'), signInUrl, t('layout.linkHelp')),
      link(t('alreadyRegistered.forgotten'), resetUrl),
      ...(companyName && addUrl
        ? [paragraph(t('alreadyRegistered.another')), link(t('alreadyRegistered.add', { companyName }), addUrl)]
        : []),
      note(t('alreadyRegistered.ignore')),
    ],
    reason: t('alreadyRegistered.reason'),
  }),
});
