import { z } from 'zod';
import { Grade } from '@app/contracts/common';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** Props of every mail to a member of the company, without the author's address. */
export const MerchantMailProps = z.object({
  name: GreetedName,
  companyName: Line,
  authorName: z.string(),
  productName: z.string().nullable(),
  orderReference: z.string().nullable(),
  grade: Grade,
  url: MailUrl,
});

/** Props of every mail to the reviewer, without the message: reading it on the page is recorded. */
export const ReviewerMailProps = z.object({
  name: GreetedName,
  companyName: Line,
  productName: z.string().nullable(),
  url: MailUrl,
});

export const merchantSample: z.input<typeof MerchantMailProps> = {
  name: 'Katarzyna Wójcik',
  companyName: 'Herbaciarnia Dwa Brzegi',
  authorName: 'Anna K.',
  productName: null,
  orderReference: 'Z/4711',
  grade: 2,
  url: 'https://reviews.example/panel/mediations?company=0190a1b2-0000-7000-8000-000000000009&mediation=0190a1b2-0000-7000-8000-000000000001',
};

export const reviewerSample: z.input<typeof ReviewerMailProps> = {
  name: 'Anna K.',
  companyName: 'Herbaciarnia Dwa Brzegi',
  productName: null,
  url: 'https://reviews.example/mediation/AQGTbNz9xXkBq0Zk5n6f3uTz0Vb2rX1yQ8Zw7Lk9c3sD4e5',
};

export const SAMPLE_ANSWER_BY = new Date('2026-03-05T09:30:00Z');
export const SAMPLE_ENDS_AT = new Date('2026-03-23T09:30:00Z');
