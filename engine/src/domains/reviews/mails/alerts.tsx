import { z } from 'zod';
import { Grade } from '@app/contracts/common';
import { action, note, paragraph } from '../../../platform/mail/blocks.tsx';
import { defineMail } from '../../../platform/mail/mail.tsx';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

const CommonProps = z.object({ name: GreetedName, companyName: Line, url: MailUrl });
const sample = {
  name: 'Katarzyna Wójcik',
  companyName: 'Rowerowy Świat',
  url: 'https://reviews.example/panel/reviews?company=0190a1b2-0000-7000-8000-000000000009&review=0190a1b2-0000-7000-8000-000000000001',
};

const MAX_EXCERPT = 400;

/** The beginning of a text, cut between words. */
function excerptOf(body: string): string {
  const characters = [...body];
  if (characters.length <= MAX_EXCERPT) return body;
  return `${characters
    .slice(0, MAX_EXCERPT)
    .join('')
    .replace(/\s+\S*$/u, '')} …`;
}

/** To a company's members when a negative review is published for the first time. */
export const negativeReviewMail = defineMail({
  key: 'negative-review',
  share: 'member',
  props: CommonProps.extend({
    authorName: z.string(),
    productName: Line.nullable(),
    grade: Grade,
    excerpt: Line.transform(excerptOf),
  }),
  sample: {
    ...sample,
    authorName: 'Piotr Z.',
    productName: 'Kask miejski M',
    grade: 2,
    excerpt: 'Kask przyszedł porysowany, a na odpowiedź czekałem tydzień.',
  },
  render: ({ name, companyName, authorName, productName, grade, excerpt, url }, { t }) => ({
    subject: t('negativeReview.subject', { grade, companyName }),
    preview: t('negativeReview.preview'),
    greeted: name,
    blocks: [
      paragraph(
        productName
          ? t('negativeReview.leadProduct', { grade, companyName, productName })
          : t('negativeReview.lead', { grade, companyName }),
      ),
      paragraph(t('negativeReview.quote', { excerpt, author: authorName || '–' })),
      action(t('negativeReview.action'), url, t('layout.linkHelp')),
      note(t('negativeReview.advice')),
    ],
    reason: t('alerts.reason', { companyName }),
  }),
});

/** To a company's members when the average falls below the threshold; not again before it has risen above it. */
export const lowAverageMail = defineMail({
  key: 'low-average',
  share: 'member',
  props: CommonProps.extend({ average: z.number().min(1).max(5), threshold: z.number(), count: z.int().min(1) }),
  sample: { ...sample, average: 4.14, threshold: 4.2, count: 127 },
  render: ({ name, companyName, average, threshold, count, url }, { t, format }) => ({
    subject: t('lowAverage.subject', { companyName, threshold: format.grade(threshold) }),
    preview: t('lowAverage.preview'),
    greeted: name,
    blocks: [
      // Rounded down to two decimals: 4.19 must not read as 4.2.
      paragraph(t('lowAverage.lead', { companyName, average: format.number(Math.floor(average * 100) / 100), count })),
      paragraph(t('lowAverage.advice')),
      action(t('lowAverage.action'), url, t('layout.linkHelp')),
      note(t('lowAverage.once', { threshold: format.grade(threshold) })),
    ],
    reason: t('alerts.reason', { companyName }),
  }),
});
