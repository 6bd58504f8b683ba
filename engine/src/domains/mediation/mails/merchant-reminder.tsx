import { z } from 'zod';
import { action, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { MerchantFacts, SAMPLE_ANSWER_BY, merchantSample } from './facts.ts';
import { reviewLine } from './review-line.ts';

/** To the company's members a day before the review is published for want of a first message. */
export const mediationMerchantReminderMail = defineMail({
  key: 'mediation-merchant-reminder',
  share: 'member',
  props: MerchantFacts.extend({ answerBy: z.date() }),
  sample: { ...merchantSample, answerBy: SAMPLE_ANSWER_BY },
  render: ({ answerBy, ...of }, { t, format }) => ({
    subject: t('mediation.merchantReminder.subject'),
    preview: t('mediation.merchantReminder.preview', { date: format.dateTime(answerBy) }),
    greeted: of.name,
    blocks: [
      paragraph(t('mediation.merchantReminder.lead', { date: format.dateTime(answerBy) })),
      reviewLine(of, t),
      action(t('mediation.panelAction'), of.url, t('layout.linkHelp')),
    ],
    reason: t('mediation.merchantReason', { companyName: of.companyName }),
  }),
});
