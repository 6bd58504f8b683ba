import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { MerchantFacts, SAMPLE_ENDS_AT, merchantSample } from './facts.ts';
import { reviewLine } from './review-line.ts';

/** To the company's members when the reviewer has written. */
export const mediationAnsweredMail = defineMail({
  key: 'mediation-answered',
  share: 'member',
  props: MerchantFacts.extend({ endsAt: z.date() }),
  sample: { ...merchantSample, endsAt: SAMPLE_ENDS_AT },
  render: ({ endsAt, ...of }, { t, format }) => ({
    subject: t('mediation.answered.subject'),
    preview: t('mediation.answered.preview'),
    greeted: of.name,
    blocks: [
      paragraph(t('mediation.answered.lead')),
      reviewLine(of, t),
      action(t('mediation.panelAction'), of.url, t('layout.linkHelp')),
      note(t('mediation.opened.end', { date: format.date(endsAt) })),
    ],
    reason: t('mediation.merchantReason', { companyName: of.companyName }),
  }),
});
