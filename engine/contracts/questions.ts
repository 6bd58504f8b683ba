import { z } from 'zod';
import { Cursor, Email, Id, Instant, Locale, Slug, Token, pageOf } from './common.ts';
import { AnswerReview } from './company-reviews/company-reviews.ts';
import { ExpertSignature } from './company/experts.ts';
import { AuthorName, CompanyAnswer } from './reviews.ts';

export const QUESTION_BODY_MIN = 10;
export const QUESTION_BODY_MAX = 1000;

/** `POST /products/{productId}/questions`: a visitor asks the seller, in public. */
export const AskQuestion = z
  .object({
    name: AuthorName,
    body: z.string().trim().min(QUESTION_BODY_MIN).max(QUESTION_BODY_MAX),
    /** Only to tell of the answer: it is asked by mail first, and erased afterwards. */
    email: Email.optional(),
    language: Locale.optional().meta({ description: 'The form’s language; the text’s own language is detected' }),
    /** Honeypot: people leave it empty. */
    website: z.string().max(200).optional(),
  })
  .meta({ id: 'AskQuestion' });
export type AskQuestion = z.infer<typeof AskQuestion>;

/** `GET /products/{productId}/questions`: a public question; null until the seller has answered. */
export const ProductQuestion = z
  .object({
    id: Id,
    name: z.string(),
    body: z.string(),
    language: Locale,
    publishedAt: Instant,
    answer: CompanyAnswer.extend({
      edited: z.boolean(),
      /** Who of the company's experts answers; null: the company. */
      expert: ExpertSignature.nullable(),
    })
      .meta({ id: 'QuestionAnswer' })
      .nullable(),
  })
  .meta({ id: 'ProductQuestion' });
export type ProductQuestion = z.infer<typeof ProductQuestion>;
export const QuestionPage = pageOf(ProductQuestion).meta({ id: 'QuestionPage' });
export type QuestionPage = z.infer<typeof QuestionPage>;
export const QuestionQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(5),
});
export type QuestionQuery = z.infer<typeof QuestionQuery>;

/** What a product's page says of its questions; `open`: the seller takes and answers them at the moment. */
export const QuestionCounts = z.object({ open: z.boolean(), asked: z.int(), answered: z.int() });
export type QuestionCounts = z.infer<typeof QuestionCounts>;

/** `POST /questions/confirmations`: the asker wants to be told of the answer. */
export const ConfirmQuestion = z.object({ token: Token }).meta({ id: 'ConfirmQuestion' });
export type ConfirmQuestion = z.infer<typeof ConfirmQuestion>;
export const ConfirmedQuestion = z
  .object({
    company: z.object({ id: Id, name: z.string() }),
    product: z.object({ id: Id, slug: Slug, name: z.string() }),
    answered: z.boolean(),
  })
  .meta({ id: 'ConfirmedQuestion' });
export type ConfirmedQuestion = z.infer<typeof ConfirmedQuestion>;

/** A public question as the company sees it in the panel: never an address. */
export const CompanyQuestion = ProductQuestion.extend({
  product: z.object({ id: Id, slug: Slug, name: z.string() }),
  /** A text that waits for screening or a moderator. */
  pendingAnswer: z.string().nullable(),
  answerHeld: z.boolean(),
  /** Who signs the pending or else the public answer. */
  expertId: Id.nullable(),
}).meta({ id: 'CompanyQuestion' });
export type CompanyQuestion = z.infer<typeof CompanyQuestion>;
/** `PUT …/questions/{questionId}/answer`: in the name of the company, or of one of its experts. */
export const AnswerQuestion = AnswerReview.extend({ expertId: Id.nullish() }).meta({ id: 'AnswerQuestion' });
export type AnswerQuestion = z.infer<typeof AnswerQuestion>;
export const CompanyQuestionQuery = z.object({
  state: z.enum(['open', 'answered']).optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type CompanyQuestionQuery = z.infer<typeof CompanyQuestionQuery>;
export const CompanyQuestionPage = pageOf(CompanyQuestion)
  .extend({ open: z.int().meta({ description: 'How many wait for an answer' }) })
  .meta({ id: 'CompanyQuestionPage' });
export type CompanyQuestionPage = z.infer<typeof CompanyQuestionPage>;
