import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@app/contracts/common';
import { CONTACT_BASES } from '@app/contracts/invitations';
import { SURVEY_KINDS, SURVEY_STATES } from '@app/contracts/surveys';
import type { SurveyAnswers, SurveyQuestion } from '@app/contracts/surveys';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId, falling } from '../reviews/schema-columns.ts';

type Words = Partial<Record<Locale, string>>;

/** What a company asks its customers, for itself alone. */
export const surveys = engine.table(
  'surveys',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: SURVEY_KINDS }).notNull(),
    state: text('state', { enum: SURVEY_STATES }).notNull(),
    title: jsonb('title').$type<Words>().notNull(),
    intro: jsonb('intro').$type<Words>().notNull(),
    thanks: jsonb('thanks').$type<Words>().notNull(),
    defaultLanguage: text('default_language').$type<Locale>().notNull(),
    questions: jsonb('questions').$type<SurveyQuestion[]>().notNull(),
    anonymous: boolean('anonymous').notNull(),
    createdAt: instant('created_at').notNull(),
    openedAt: instant('opened_at'),
    closedAt: instant('closed_at'),
  },
  (t) => [index('surveys_company').on(t.companyId, falling(t.createdAt), falling(t.id)), tenantPolicy()],
);

const surveyId = () =>
  uuid('survey_id')
    .notNull()
    .references(() => surveys.id);

/** `completed`: answered. A link that has run out is not a state: the day of sending says it. */
export const SURVEY_INVITATION_STATES = [
  'scheduled',
  'sent',
  'completed',
  'opted_out',
  'bounced',
  'cancelled',
] as const;

/** Who is asked by a mail with a link of his own. */
export const surveyInvitations = engine.table(
  'survey_invitations',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    surveyId: surveyId(),
    state: text('state', { enum: SURVEY_INVITATION_STATES }).notNull(),
    language: text('language').$type<Locale>().notNull(),
    basis: text('basis', { enum: CONTACT_BASES }).notNull(),
    dueAt: instant('due_at').notNull(),
    /** Handed to the queue; null = the sweep may take it. */
    queuedAt: instant('queued_at'),
    /** Taken from the month's invitations; null = not yet. */
    countedAt: instant('counted_at'),
    sentAt: instant('sent_at'),
    /**
     * Keyed, as opt-outs keep it: when the address has been forgotten, the link of the mail still ends what this customer
     * gets, and nobody is asked twice. Null after an erasure, which refuses the address before.
     */
    addressHash: text('address_hash'),
    /** Raising it revokes the link. */
    tokenVersion: integer('token_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('survey_invitations_survey').on(t.surveyId, t.state),
    uniqueIndex('survey_invitations_once')
      .on(t.addressHash, t.surveyId)
      .where(sql`address_hash is not null`),
    index('survey_invitations_due_of_company')
      .on(t.companyId, t.dueAt, t.id)
      .where(sql`state = 'scheduled' and queued_at is null`),
    index('survey_invitations_in_flight')
      .on(t.companyId)
      .where(sql`state = 'scheduled' and queued_at is not null`),
    tenantPolicy(),
  ],
);

/** Their names and addresses: personal data in rows of their own, which go first. */
export const surveyRecipients = engine.table(
  'survey_recipients',
  {
    invitationId: uuid('invitation_id')
      .primaryKey()
      .references(() => surveyInvitations.id),
    companyId: companyId(),
    surveyId: surveyId(),
    email: text('email').notNull(),
    name: text('name'),
    /** When the message went, or is to go: how long they are kept is counted from it. */
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('survey_recipients_once').on(t.surveyId, sql`lower(${t.email})`),
    index('survey_recipients_email').on(sql`lower(${t.email})`),
    index('survey_recipients_at').on(t.at),
    tenantPolicy(),
  ],
);

/** The day a form was sent in, in UTC. Lists go by it: the order within a day would say when the anonymous answered. */
export const SUBMITTED_DAY = sql.raw(`((submitted_at at time zone 'UTC')::date)`);

/** A form that was begun, and with `submitted_at` one that was sent in. */
export const surveyResponses = engine.table(
  'survey_responses',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    surveyId: surveyId(),
    /** Null: by the link for everybody, and nobody knows whose it is. */
    invitationId: uuid('invitation_id').references(() => surveyInvitations.id),
    language: text('language').$type<Locale>().notNull(),
    answers: jsonb('answers').$type<SurveyAnswers>().notNull().default({}),
    /** Of `nps`. */
    score: integer('score'),
    comment: text('comment'),
    startedAt: instant('started_at').notNull(),
    submittedAt: instant('submitted_at'),
    editedAt: instant('edited_at'),
    /** Raising it revokes the link of the form. */
    tokenVersion: integer('token_version').notNull().default(1),
  },
  (t) => [
    unique('survey_responses_invitation').on(t.invitationId),
    index('survey_responses_submitted')
      .on(t.surveyId, sql`${SUBMITTED_DAY} desc`, falling(t.id))
      .where(sql`submitted_at is not null`),
    index('survey_responses_begun')
      .on(t.startedAt)
      .where(sql`submitted_at is null`),
    // For whoever deletes a survey: whatever was begun goes with it.
    index('survey_responses_survey').on(t.surveyId),
    tenantPolicy(),
  ],
);
