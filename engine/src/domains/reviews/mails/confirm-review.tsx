import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Sent after a review was written on a profile; following the link proves that the address is its author's. */
export const confirmReviewMail = defineMail({
  key: 'confirm-review',
  props: z.object({ companyName: Line, name: GreetedName, url: MailUrl, daysValid: z.int().min(1) }),
  sample: {
    companyName: 'Rowerowy Świat',
    name: 'Zoë Müller-Łukaszewicz',
    url: 'https://reviews.example/reviews/rowerowy-swiat/confirm/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1C',
    daysValid: 30,
  },
  render: ({ companyName, name, url, daysValid }, { t }) => ({
    subject: t('confirmReview.subject', { companyName }),
    preview: t('confirmReview.preview'),
    greeted: name,
    blocks: [
      paragraph(t('confirmReview.lead', { companyName })),
      action(t('confirmReview.action'), url, t('layout.linkHelp')),
      note(t('confirmReview.validity', { count: daysValid })),
      note(t('confirmReview.ignore')),
    ],
    reason: t('confirmReview.reason', { companyName }),
  }),
});
