import { z } from 'zod';
import { STATEMENT_MAKERS } from '@app/contracts/moderation';
import { action, link, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Grounds on which a seller may request a withdrawal. */
export const SellerGround = z.enum(['seller_complaint_item', 'seller_not_about_product']);
const REASONS = {
  seller_complaint_item: 'reviewWithdrawn.complaintItem',
  seller_not_about_product: 'reviewWithdrawn.notAboutProduct',
} as const;

const DECIDED_BY = { screening: 'statement.byScreening', moderator: 'statement.byModerator' } as const;

/** To the author of a withdrawn review: the seller's reason and words, who decided, how to appeal. */
export const reviewWithdrawnMail = defineMail({
  key: 'review-withdrawn',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    productName: Line,
    ground: SellerGround,
    explanation: Line,
    decidedBy: z.enum(STATEMENT_MAKERS),
    /** Link to the statement, where the author may appeal. */
    statementUrl: MailUrl,
    /** The author's own link. */
    url: MailUrl,
  }),
  sample: {
    name: 'Zoë Müller-Łukaszewicz',
    companyName: 'Rowerowy Świat',
    productName: 'Kask miejski M',
    ground: 'seller_complaint_item',
    explanation: 'Przesyłka została uszkodzona w transporcie; kask wymieniamy w ramach reklamacji.',
    decidedBy: 'moderator',
    statementUrl: 'https://reviews.example/statement/Jx2mQ7tYb9RfKd4sLwVzN1hCJx2mQ7tYb9RfKd4sLwVzN1hC',
    url: 'https://reviews.example/invitation/rowerowy-swiat/edit/AX8wT0mJ5cQyR3bN6vKf2LhZpD9sUeGtWi4oMa7YkVxE1C',
  },
  render: ({ name, companyName, productName, ground, explanation, decidedBy, statementUrl, url }, { t }) => ({
    subject: t('reviewWithdrawn.subject', { productName }),
    preview: t('reviewWithdrawn.preview'),
    greeted: name,
    blocks: [
      paragraph(t('reviewWithdrawn.lead', { companyName, productName })),
      paragraph(t(REASONS[ground])),
      paragraph(t('reviewWithdrawn.explanation', { companyName, explanation })),
      ...(decidedBy === 'merchant' ? [] : [note(t(DECIDED_BY[decidedBy]))]),
      action(t('statement.action'), statementUrl, t('layout.linkHelp')),
      note(t('statement.appeal')),
      link(t('reviewWithdrawn.action'), url),
      note(t('reviewWithdrawn.rights')),
    ],
    reason: t('reviewWithdrawn.reason', { companyName }),
  }),
});
