import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Sent once the address of a review is confirmed; the link edits and deletes the review and never expires. */
export const authorLinkMail = defineMail({
  key: 'author-link',
  props: z.object({ companyName: Line, name: GreetedName, url: MailUrl }),
  sample: {
    companyName: 'Rowerowy Świat',
    name: 'Zoë Müller-Łukaszewicz',
    url: 'https://reviews.example/invitation/rowerowy-swiat/edit/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1C',
  },
  render: ({ companyName, name, url }, { t }) => ({
    subject: t('authorLink.subject', { companyName }),
    preview: t('authorLink.preview'),
    greeted: name,
    blocks: [
      paragraph(t('authorLink.lead', { companyName })),
      action(t('authorLink.action'), url, t('layout.linkHelp')),
      note(t('authorLink.keep')),
    ],
    reason: t('authorLink.reason', { companyName }),
  }),
});
