import { z } from 'zod';
import { Grade } from '@app/contracts/common';
import { GreetedName, Line, MailUrl } from '../../../platform/mail/values.ts';

/** What every letter to a member of the company tells of the review: never an address. */
export const MerchantFacts = z.object({
  name: GreetedName,
  companyName: Line,
  authorName: z.string(),
  productName: z.string().nullable(),
  orderReference: z.string().nullable(),
  grade: Grade,
  url: MailUrl,
});

/** What every letter to the reviewer carries. Never the message itself: whether it was read is seen by its page. */
export const ReviewerFacts = z.object({
  name: GreetedName,
  companyName: Line,
  productName: z.string().nullable(),
  url: MailUrl,
});

export const merchantSample: z.input<typeof MerchantFacts> = {
  name: 'Katarzyna Wójcik',
  companyName: 'Herbaciarnia Dwa Brzegi',
  authorName: 'Anna K.',
  productName: null,
  orderReference: 'Z/4711',
  grade: 2,
  url: 'https://reviews.example/panel',
};

export const reviewerSample: z.input<typeof ReviewerFacts> = {
  name: 'Anna K.',
  companyName: 'Herbaciarnia Dwa Brzegi',
  productName: null,
  url: 'https://reviews.example/mediation/AQGTbNz9xXkBq0Zk5n6f3uTz0Vb2rX1yQ8Zw7Lk9c3sD4e5',
};

export const SAMPLE_ANSWER_BY = new Date('2026-03-05T09:30:00Z');
export const SAMPLE_ENDS_AT = new Date('2026-03-23T09:30:00Z');
