import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Tells a company's owners and managers what a moderator decided about their withdrawal request. */
export const withdrawalDecidedMail = defineMail({
  key: 'withdrawal-decided',
  props: z.object({
    name: GreetedName,
    companyName: Line,
    productName: Line,
    outcome: z.enum(['granted', 'refused']),
    panelUrl: MailUrl,
  }),
  sample: {
    name: 'Katarzyna Wójcik',
    companyName: 'Ogrody Zielone',
    productName: 'Sekator nożycowy 21 cm',
    outcome: 'refused',
    panelUrl:
      'https://reviews.example/panel/reviews?company=0190a1b2-0000-7000-8000-000000000009&review=0190a1b2-0000-7000-8000-000000000001',
  },
  render: ({ name, companyName, productName, outcome, panelUrl }, { t }) => ({
    subject: t(`withdrawalDecided.${outcome}.subject`, { productName }),
    preview: t('statement.byModerator'),
    greeted: name,
    blocks: [
      paragraph(t(`withdrawalDecided.${outcome}.lead`, { companyName, productName })),
      note(t('statement.byModerator')),
      action(t('answerDecided.action'), panelUrl, t('layout.linkHelp')),
      ...(outcome === 'refused' ? [note(t('statement.redress'))] : []),
    ],
    reason: t('answerDecided.reason', { companyName }),
  }),
});
