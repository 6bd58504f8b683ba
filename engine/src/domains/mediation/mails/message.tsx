import { z } from 'zod';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { ReviewerMailProps, SAMPLE_ENDS_AT, reviewerSample } from './props.ts';

const props = ReviewerMailProps.extend({ endsAt: z.date() });
const sample = { ...reviewerSample, endsAt: SAMPLE_ENDS_AT };

/** To the reviewer, for each message of the company. */
export const mediationMessageMail = defineMail({
  key: 'mediation-message',
  props,
  sample,
  render: ({ name, companyName, productName, url, endsAt }, { t, format }) => ({
    subject: t('mediation.message.subject', { companyName }),
    preview: t('mediation.message.preview'),
    greeted: name,
    blocks: [
      paragraph(
        productName
          ? t('mediation.message.leadProduct', { companyName, productName })
          : t('mediation.message.lead', { companyName }),
      ),
      action(t('mediation.message.action'), url, t('layout.linkHelp')),
      paragraph(t('mediation.message.choice')),
      note(t('mediation.message.end', { date: format.date(endsAt) })),
    ],
    reason: t('mediation.reviewerReason', { companyName }),
  }),
});

/** To the reviewer three days before the end, if a message of the company is unread. */
export const mediationReviewerReminderMail = defineMail({
  key: 'mediation-reviewer-reminder',
  props,
  sample,
  render: ({ name, companyName, url, endsAt }, { t, format }) => ({
    subject: t('mediation.reviewerReminder.subject', { companyName }),
    preview: t('mediation.reviewerReminder.preview', { date: format.date(endsAt) }),
    greeted: name,
    blocks: [
      paragraph(t('mediation.reviewerReminder.lead', { companyName, date: format.date(endsAt) })),
      action(t('mediation.message.action'), url, t('layout.linkHelp')),
      note(t('mediation.message.choice')),
    ],
    reason: t('mediation.reviewerReason', { companyName }),
  }),
});
