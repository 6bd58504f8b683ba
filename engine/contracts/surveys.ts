import { z } from 'zod';
import { Cursor, Email, Id, Instant, Locale, Slug, Token, WordsByLanguage, pageOf } from './common.ts';
import { ContactBasis } from './invitations.ts';

/** `nps`: the one question how likely it is that the customer recommends the company, 0 to 10, and why. */
export const SURVEY_KINDS = ['survey', 'nps'] as const;
export const SurveyKind = z.enum(SURVEY_KINDS);
export type SurveyKind = z.infer<typeof SurveyKind>;

/** Only open surveys take answers. A survey that has been open is never changed, so that its answers keep their meaning. */
export const SURVEY_STATES = ['draft', 'open', 'closed'] as const;
export const SurveyState = z.enum(SURVEY_STATES);
export type SurveyState = z.infer<typeof SurveyState>;

/** `open`: in one's own words; `closed`: yes or no; `scored`: a point on a scale. */
export const SURVEY_QUESTION_KINDS = ['open', 'closed', 'single_choice', 'multiple_choice', 'scored'] as const;
export const SurveyQuestionKind = z.enum(SURVEY_QUESTION_KINDS);
export type SurveyQuestionKind = z.infer<typeof SurveyQuestionKind>;

export const SURVEY_MAX_QUESTIONS = 30;
export const SURVEY_ANSWER_MAX = 2000;
export const SURVEY_MAX_RECIPIENTS = 500;
/** Longest delay of a message, e.g. until customers have used what they bought. */
export const SURVEY_MAX_WAIT_DAYS = 90;
export const NPS_MAX = 10;

/** Names a question or a choice within its survey. Not `constructor`, which every object of JavaScript has already. */
const Key = z
  .string()
  .min(1)
  .max(40)
  .regex(/^(?!constructor$)[a-z0-9][a-z0-9_-]*$/);

/** The ends of a scale of whole points, with words for them. */
export const SurveyScale = z.object({
  from: z.int().min(0).max(1),
  to: z.int().min(2).max(10),
  low: WordsByLanguage(60).optional(),
  high: WordsByLanguage(60).optional(),
});
export type SurveyScale = z.infer<typeof SurveyScale>;

export const SurveyQuestion = z.object({
  id: Key,
  kind: SurveyQuestionKind,
  required: z.boolean().default(false),
  question: WordsByLanguage(300),
  /** Of `single_choice` and `multiple_choice`: at least two. */
  choices: z
    .array(z.object({ id: Key, words: WordsByLanguage(120) }))
    .max(12)
    .default([]),
  /** Of `scored`. */
  scale: SurveyScale.optional(),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

/** `POST|PUT /panel/companies/{companyId}/surveys[/{surveyId}]`: what the company says and asks. */
export const WriteSurvey = z
  .object({
    kind: SurveyKind,
    title: WordsByLanguage(150),
    intro: WordsByLanguage(1000).default({}),
    thanks: WordsByLanguage(1000).default({}),
    /** Every title, question and choice has words in it. */
    defaultLanguage: Locale,
    /** None with `nps`. */
    questions: z.array(SurveyQuestion).max(SURVEY_MAX_QUESTIONS).default([]),
    /** Whether it has one link for everybody, beside personal ones. Never with `nps`. */
    anonymous: z.boolean().default(false),
  })
  .meta({ id: 'WriteSurvey' });
export type WriteSurvey = z.infer<typeof WriteSurvey>;

export const Survey = WriteSurvey.extend({
  id: Id,
  state: SurveyState,
  createdAt: Instant,
  openedAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  /** `invited`: people invited or scheduled, without bounces, opt-outs and cancellations. */
  counts: z.object({ invited: z.int(), answered: z.int() }),
  /** Pages of the site; `anonymous` only where the survey has that link. */
  links: z.object({ preview: z.url(), anonymous: z.url().nullable() }),
}).meta({ id: 'Survey' });
export type Survey = z.infer<typeof Survey>;
export const SurveyListQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type SurveyListQuery = z.infer<typeof SurveyListQuery>;
export const SurveyPage = pageOf(Survey).meta({ id: 'SurveyPage' });
export type SurveyPage = z.infer<typeof SurveyPage>;

/** `PUT …/state` */
export const SurveyStateChange = z.object({ state: z.enum(['open', 'closed']) }).meta({ id: 'SurveyStateChange' });
export type SurveyStateChange = z.infer<typeof SurveyStateChange>;

/** `POST …/invitations`: whom to ask. Nobody is asked twice in one survey. */
export const InviteToSurvey = z
  .object({
    basis: ContactBasis,
    /** When the messages go; at once when left out. */
    sendAt: Instant.optional(),
    recipients: z
      .array(
        z.object({
          email: Email,
          name: z.string().trim().min(1).max(120).optional(),
          /** The survey's default language when left out. */
          language: Locale.optional(),
        }),
      )
      .min(1)
      .max(SURVEY_MAX_RECIPIENTS),
  })
  .meta({ id: 'InviteToSurvey' });
export type InviteToSurvey = z.infer<typeof InviteToSurvey>;
export const InvitedToSurvey = z
  .object({
    accepted: z.int(),
    skipped: z.array(z.object({ email: z.string(), reason: z.enum(['already_invited', 'opted_out']) })),
  })
  .meta({ id: 'InvitedToSurvey' });
export type InvitedToSurvey = z.infer<typeof InvitedToSurvey>;

/** An answer: words; yes or no; a choice's id; choices' ids; a point. */
export const SurveyAnswer = z.union([
  z.string().trim().min(1).max(SURVEY_ANSWER_MAX),
  z.boolean(),
  z.int(),
  z.array(Key).min(1).max(12),
]);
export type SurveyAnswer = z.infer<typeof SurveyAnswer>;
/** By the question's id; what was left out is not answered. */
export const SurveyAnswers = z.record(Key, SurveyAnswer);
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

/** `GET …/results`: for the company only. Counts of submitted forms. */
export const SurveyResults = z
  .object({
    answered: z.int(),
    questions: z.array(
      z.object({
        id: z.string(),
        kind: SurveyQuestionKind,
        answered: z.int(),
        /** How often each was given: a choice's id, `yes` and `no`, or a point. Empty for `open`. */
        counts: z.record(z.string(), z.int()),
        /** Of `scored`: the mean of its points; null without answers. */
        mean: z.number().nullable(),
      }),
    ),
    nps: z
      .object({
        /**
         * Share of promoters (9, 10) less share of detractors (0 to 6), in whole points, -100 to 100; null without
         * answers.
         */
        score: z.int().nullable(),
        promoters: z.int(),
        passives: z.int(),
        detractors: z.int(),
        /** How often each of 0 to 10 was given. */
        distribution: z.array(z.int()).length(NPS_MAX + 1),
      })
      .nullable(),
  })
  .meta({ id: 'SurveyResults' });
export type SurveyResults = z.infer<typeof SurveyResults>;

/** `GET …/responses`: one submitted form; its author is known only for personal links. */
export const SurveyResponse = z.object({
  id: Id,
  /**
   * Of an anonymous one midnight (UTC) of its day: the time could say who was seen answering. Within a day no order
   * says it.
   */
  submittedAt: Instant,
  language: Locale,
  respondent: z.object({ name: z.string().nullable(), email: z.string() }).nullable(),
  answers: SurveyAnswers,
  nps: z.object({ score: z.int(), comment: z.string().nullable() }).nullable(),
});
export type SurveyResponse = z.infer<typeof SurveyResponse>;
export const SurveyResponsePage = pageOf(SurveyResponse).meta({ id: 'SurveyResponsePage' });
export type SurveyResponsePage = z.infer<typeof SurveyResponsePage>;

/** Who asks, and what about, as everybody with a link reads it. */
const ASKED = {
  company: z.object({ slug: Slug, name: z.string() }),
  state: SurveyState,
  title: WordsByLanguage(150),
  intro: WordsByLanguage(1000),
  defaultLanguage: Locale,
};
/** Said when an answer has been sent. */
const Thanks = WordsByLanguage(1000);

/** `GET /surveys/invitations/{token}`, `GET /surveys/anonymous/{token}`: the questions, before the survey is started. */
export const SurveyOpening = z
  .object({
    ...ASKED,
    questionCount: z.int(),
    /** Whether the company sees the respondents' addresses. */
    named: z.boolean(),
    /** Of a personal link, once begun: the form, and when it was sent in. */
    formToken: Token.nullable(),
    submittedAt: Instant.nullable(),
  })
  .meta({ id: 'SurveyOpening' });
export type SurveyOpening = z.infer<typeof SurveyOpening>;
/** `POST /surveys/invitations/{token}/form`, `POST /surveys/anonymous/{token}/form` */
export const BegunSurvey = z.object({ formToken: Token }).meta({ id: 'BegunSurvey' });
export type BegunSurvey = z.infer<typeof BegunSurvey>;

/** `GET /surveys/forms/{token}`, `GET /surveys/previews/{token}`: the form, with what has been answered. */
export const SurveyForm = z
  .object({
    ...ASKED,
    thanks: Thanks,
    questions: z.array(SurveyQuestion),
    named: z.boolean(),
    answers: SurveyAnswers,
    submittedAt: Instant.nullable(),
  })
  .meta({ id: 'SurveyForm' });
export type SurveyForm = z.infer<typeof SurveyForm>;
/** `PUT /surveys/forms/{token}`: sends it in, or changes what was sent. */
export const AnswerSurvey = z.object({ language: Locale, answers: SurveyAnswers }).meta({ id: 'AnswerSurvey' });
export type AnswerSurvey = z.infer<typeof AnswerSurvey>;

/** `GET /nps/invitations/{token}` */
export const NpsForm = z
  .object({
    ...ASKED,
    thanks: Thanks,
    score: z.int().nullable(),
    comment: z.string().nullable(),
    submittedAt: Instant.nullable(),
  })
  .meta({ id: 'NpsForm' });
export type NpsForm = z.infer<typeof NpsForm>;
/** `PUT /nps/invitations/{token}`: sends the answer, or changes it. */
export const AnswerNps = z
  .object({
    language: Locale,
    score: z.int().min(0).max(NPS_MAX),
    comment: z.string().trim().max(SURVEY_ANSWER_MAX).default(''),
  })
  .meta({ id: 'AnswerNps' });
export type AnswerNps = z.infer<typeof AnswerNps>;
