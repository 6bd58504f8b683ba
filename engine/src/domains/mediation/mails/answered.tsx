import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { MerchantMailProps, SAMPLE_ENDS_AT, merchantSample } from './props.ts';
import { reviewLine } from './review-line.ts';

/** To the company's members when the reviewer has written. */
export const mediationAnsweredMail = defineMail({
  key: 'mediation-answered',
  share: 'member',
  props: MerchantMailProps.extend({ endsAt: z.date() }),
  sample: { ...merchantSample, endsAt: SAMPLE_ENDS_AT },
  render: ({ endsAt, ...props }, { t, format }) => ({
    subject: t('mediation.answered.subject'),
    preview: t('mediation.answered.preview'),
    greeted: props.name,
    blocks: [
      paragraph(t('mediation.answered.lead')),
      reviewLine(props, t),
      action(t('mediation.panelAction'), props.url, t('layout.linkHelp')),
      note(t('mediation.opened.end', { date: format.date(endsAt) })),
    ],
    reason: t('mediation.merchantReason', { companyName: props.companyName }),
  }),
});
