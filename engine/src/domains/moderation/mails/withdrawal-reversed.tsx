import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Tells a company's owners and managers that a withdrawn review is public again after its author's appeal. */
export const withdrawalReversedMail = defineMail({
  key: 'withdrawal-reversed',
  props: z.object({ name: GreetedName, companyName: Line, productName: Line, panelUrl: MailUrl }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Ogrody Zielone',
    productName: 'Sekator nożycowy 21 cm',
    panelUrl:
      'https://reviews.example/panel/reviews?company=0190a1b2-0000-7000-8000-000000000009&review=0190a1b2-0000-7000-8000-000000000001',
  },
  render: ({ name, companyName, productName, panelUrl }, { t }) => ({
    subject: t('withdrawalReversed.subject', { productName }),
    preview: t('statement.byModerator'),
    greeted: name,
    blocks: [
      paragraph(t('withdrawalReversed.lead', { companyName, productName })),
      note(t('statement.byModerator')),
      action(t('answerDecided.action'), panelUrl, t('layout.linkHelp')),
      note(t('statement.redress')),
    ],
    reason: t('answerDecided.reason', { companyName }),
  }),
});
