import { Grade } from '@app/contracts/common';
import { MediationOutcome } from '@app/contracts/mediation';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { MerchantMailProps, ReviewerMailProps, merchantSample, reviewerSample } from './props.ts';
import { reviewLine } from './review-line.ts';

/** Outcomes after which the review is public. After a deletion no mail is sent; a removal has its statement of reasons. */
export const PublishedOutcome = MediationOutcome.exclude(['deleted_by_author', 'removed']);

/** To the company's members when a mediation has ended, and how. */
export const mediationEndedForMerchantMail = defineMail({
  key: 'mediation-ended-merchant',
  share: 'member',
  props: MerchantMailProps.extend({ outcome: MediationOutcome, gradeNow: Grade }),
  sample: { ...merchantSample, outcome: 'changed', gradeNow: 4 },
  render: ({ outcome, gradeNow, ...props }, { t }) => ({
    subject: t('mediation.endedMerchant.subject'),
    preview: t(`mediation.endedMerchant.outcomes.${outcome}`),
    greeted: props.name,
    blocks: [
      paragraph(t(`mediation.endedMerchant.outcomes.${outcome}`)),
      reviewLine(props, t),
      ...(gradeNow === props.grade ? [] : [note(t('mediation.endedMerchant.gradeNow', { grade: gradeNow }))]),
      action(t('mediation.panelAction'), props.url, t('layout.linkHelp')),
    ],
    reason: t('mediation.merchantReason', { companyName: props.companyName }),
  }),
});

/** To the reviewer when the mediation has ended and the review is public. */
export const mediationEndedForReviewerMail = defineMail({
  key: 'mediation-ended-reviewer',
  props: ReviewerMailProps.extend({ outcome: PublishedOutcome }),
  sample: { ...reviewerSample, outcome: 'kept' },
  render: ({ name, companyName, url, outcome }, { t }) => ({
    subject: t('mediation.endedReviewer.subject', { companyName }),
    preview: t(`mediation.endedReviewer.outcomes.${outcome}`, { companyName }),
    greeted: name,
    blocks: [
      paragraph(t(`mediation.endedReviewer.outcomes.${outcome}`, { companyName })),
      action(t('mediation.endedReviewer.action'), url, t('layout.linkHelp')),
      note(t('mediation.endedReviewer.later')),
    ],
    reason: t('mediation.reviewerReason', { companyName }),
  }),
});
