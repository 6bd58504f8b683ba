import { z } from 'zod';
import { action, link, note, paragraph, title } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** To the author when their review is public for the first time. */
export const reviewPublishedMail = defineMail({
  key: 'review-published',
  props: z.object({
    companyName: Line,
    /** Null: the review is of the company. */
    productName: Line.nullable(),
    name: GreetedName,
    reviewUrl: MailUrl,
    /** The author's own link. */
    manageUrl: MailUrl,
    optOutUrl: MailUrl,
  }),
  sample: {
    companyName: 'Rowerowy Świat',
    productName: null,
    name: 'Zoë Müller-Łukaszewicz',
    reviewUrl: 'https://reviews.example/reviews/rowerowy-swiat?review=0190a1b2-0000-7000-8000-000000000001',
    manageUrl: 'https://reviews.example/invitation/rowerowy-swiat/edit/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1C',
    optOutUrl:
      'https://reviews.example/invitation/optout/rowerowy-swiat/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1D',
  },
  render: ({ companyName, productName, name, reviewUrl, manageUrl, optOutUrl }, { t }) => ({
    subject: t('reviewPublished.subject', { about: productName ?? companyName }),
    preview: t('reviewPublished.preview'),
    greeted: name,
    blocks: [
      paragraph(t('reviewPublished.lead')),
      title(productName ?? companyName),
      action(t('reviewPublished.action'), reviewUrl, t('layout.linkHelp')),
      link(t('authorLink.action'), manageUrl),
      note(t('authorLink.keep')),
    ],
    reason: t('mediation.reviewerReason', { companyName }),
    optOut: { label: t('invitation.optOut', { companyName }), url: optOutUrl },
  }),
});
