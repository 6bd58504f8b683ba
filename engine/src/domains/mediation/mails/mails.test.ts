import { MEDIATION_OUTCOMES } from '@app/contracts/mediation';
import type { RenderedMail } from '../../../platform/mail/mail.tsx';
import { PublishedOutcome, mediationEndedForMerchantMail, mediationEndedForReviewerMail } from './ended.tsx';
import { merchantSample, reviewerSample } from './facts.ts';

const origin = 'https://reviews.example';

it('has words for every outcome, in both base languages and for both sides', () => {
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

it('names the new grade when it has changed', () => {
  const text = (gradeNow: number) =>
    mediationEndedForMerchantMail
      .with({ ...merchantSample, outcome: 'changed', gradeNow })
      .render({ locale: 'en', origin }).text;
  expect(text(5)).toContain('The rating is now 5 out of 5.');
  expect(text(merchantSample.grade)).not.toContain('The grade is now');
});
