import { z } from 'zod';
import { WITHDRAWAL_REASONS } from '@app/contracts/company-reviews';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const REASONS = {
  complaint_item: 'reviewWithdrawn.complaintItem',
  not_about_product: 'reviewWithdrawn.notAboutProduct',
} as const;

/** To the author of a review of a product that its seller has taken back: the reason, and the seller's own words. */
export const reviewWithdrawnMail = defineMail({
  key: 'review-withdrawn',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    productName: Line,
    reason: z.enum(WITHDRAWAL_REASONS),
    explanation: Line,
    url: MailUrl,
  }),
  sample: {
    name: 'Zoë Müller-Łukaszewicz',
    companyName: 'Rowerowy Świat',
    productName: 'Kask miejski M',
    reason: 'complaint_item',
    explanation: 'Przesyłka została uszkodzona w transporcie; kask wymieniamy w ramach reklamacji.',
    url: 'https://reviews.example/invitation/rowerowy-swiat/edit/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1C',
  },
  render: ({ name, companyName, productName, reason, explanation, url }, { t }) => ({
    subject: t('reviewWithdrawn.subject', { productName }),
    preview: t('reviewWithdrawn.preview'),
    greeted: name,
    blocks: [
      paragraph(t('reviewWithdrawn.lead', { companyName, productName })),
      paragraph(t(REASONS[reason])),
      paragraph(t('reviewWithdrawn.explanation', { companyName, explanation })),
      action(t('reviewWithdrawn.action'), url, t('layout.linkHelp')),
      note(t('reviewWithdrawn.rights')),
    ],
    reason: t('reviewWithdrawn.reason', { companyName }),
  }),
});
