import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { MerchantMailProps, SAMPLE_ANSWER_BY, SAMPLE_ENDS_AT, merchantSample } from './props.ts';
import { reviewLine } from './review-line.ts';

/** To the company's members when a mediation opens, with the deadline of their first message. */
export const mediationOpenedMail = defineMail({
  key: 'mediation-opened',
  share: 'member',
  props: MerchantMailProps.extend({ answerBy: z.date(), endsAt: z.date() }),
  sample: { ...merchantSample, answerBy: SAMPLE_ANSWER_BY, endsAt: SAMPLE_ENDS_AT },
  render: ({ answerBy, endsAt, ...props }, { t, format }) => ({
    subject: t('mediation.opened.subject', { companyName: props.companyName }),
    preview: t('mediation.opened.preview', { date: format.dateTime(answerBy) }),
    greeted: props.name,
    blocks: [
      paragraph(t('mediation.opened.lead', { companyName: props.companyName })),
      reviewLine(props, t),
      paragraph(t('mediation.opened.deadline', { date: format.dateTime(answerBy) })),
      action(t('mediation.panelAction'), props.url, t('layout.linkHelp')),
      note(t('mediation.opened.end', { date: format.date(endsAt) })),
      note(t('mediation.fair')),
    ],
    reason: t('mediation.merchantReason', { companyName: props.companyName }),
  }),
});
