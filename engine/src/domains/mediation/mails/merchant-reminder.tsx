import { z } from 'zod';
import { action, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { MerchantMailProps, SAMPLE_ANSWER_BY, merchantSample } from './props.ts';
import { reviewLine } from './review-line.ts';

/** To the company's members a day before the deadline of their first message. */
export const mediationMerchantReminderMail = defineMail({
  key: 'mediation-merchant-reminder',
  share: 'member',
  props: MerchantMailProps.extend({ answerBy: z.date() }),
  sample: { ...merchantSample, answerBy: SAMPLE_ANSWER_BY },
  render: ({ answerBy, ...props }, { t, format }) => ({
    subject: t('mediation.merchantReminder.subject'),
    preview: t('mediation.merchantReminder.preview', { date: format.dateTime(answerBy) }),
    greeted: props.name,
    blocks: [
      paragraph(t('mediation.merchantReminder.lead', { date: format.dateTime(answerBy) })),
      reviewLine(props, t),
      action(t('mediation.panelAction'), props.url, t('layout.linkHelp')),
    ],
    reason: t('mediation.merchantReason', { companyName: props.companyName }),
  }),
});
