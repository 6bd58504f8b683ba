import { MEDIATION_OUTCOMES } from '@app/contracts/mediation';
import type { RenderedMail } from '../../../platform/mail/mail.tsx';
import { PublishedOutcome, mediationEndedForMerchantMail, mediationEndedForReviewerMail } from './ended.tsx';
import { merchantSample, reviewerSample } from './props.ts';

const origin = 'https://reviews.example';

it('the mails about the end have a text for every outcome and side, in both base languages', () => {
  for (const locale of ['pl', 'en'] as const) {
    const mails: RenderedMail[] = [
      ...MEDIATION_OUTCOMES.map((outcome) =>
        mediationEndedForMerchantMail.with({ ...merchantSample, outcome, gradeNow: 2 }),
      ),
      ...PublishedOutcome.options.map((outcome) => mediationEndedForReviewerMail.with({ ...reviewerSample, outcome })),
    ].map((mail) => mail.render({ locale, origin }));
    expect(new Set(mails.map(({ text }) => text)).size).toBe(mails.length);
    for (const { text } of mails) expect(text).not.toMatch(/mediation\.[a-z]|\{\{/);
  }
});

it('the merchant’s mail about the end names a changed grade', () => {
  const text = (gradeNow: number) =>
    mediationEndedForMerchantMail
      .with({ ...merchantSample, outcome: 'changed', gradeNow })
      .render({ locale: 'en', origin }).text;
  expect(text(5)).toContain('The rating is now 5 out of 5.');
  expect(text(merchantSample.grade)).not.toContain('The rating is now');
});
