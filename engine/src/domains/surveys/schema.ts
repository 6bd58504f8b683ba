import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@app/contracts/common';
import { CONTACT_BASES } from '@app/contracts/invitations';
import { SURVEY_KINDS, SURVEY_STATES } from '@app/contracts/surveys';
import type { SurveyAnswers, SurveyQuestion } from '@app/contracts/surveys';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId, descending } from '../reviews/schema-columns.ts';

type Words = Partial<Record<Locale, string>>;

/** Private surveys of a company among its customers. */
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
  (t) => [index('surveys_company').on(t.companyId, descending(t.createdAt), descending(t.id)), tenantPolicy()],
);

const surveyId = () =>
  uuid('survey_id')
    .notNull()
    .references(() => surveys.id);

/** `completed`: answered. Expiry is not a state: it follows from the date of sending. */
export const SURVEY_INVITATION_STATES = [
  'scheduled',
  'sent',
  'completed',
  'opted_out',
  'bounced',
  'cancelled',
] as const;

/** Mailed invitations with a personal link. */
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
    /** When it was handed to the queue; null = the sweep may claim it. */
    queuedAt: instant('queued_at'),
    /** When it was counted against the month; null = not yet. */
    countedAt: instant('counted_at'),
    sentAt: instant('sent_at'),
    /**
     * Keyed hash as in opt-outs: after retention has deleted the address, the opt-out link still works and nobody is
     * invited twice. Null after an erasure, which opts the address out.
     */
    addressHash: text('address_hash'),
    /** Incrementing it revokes the link. */
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

/** Names and addresses of those invited: personal data in rows of its own, deleted first. */
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
    /** When the message was sent or is due: start of retention. */
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('survey_recipients_once').on(t.surveyId, sql`lower(${t.email})`),
    index('survey_recipients_email').on(sql`lower(${t.email})`),
    index('survey_recipients_at').on(t.at),
    tenantPolicy(),
  ],
);

/** UTC day of submission. Lists are sorted by it, because a finer order would reveal when anonymous forms came in. */
export const SUBMITTED_DAY = sql.raw(`((submitted_at at time zone 'UTC')::date)`);

/** A form that was begun; submitted if `submitted_at` is set. */
export const surveyResponses = engine.table(
  'survey_responses',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    surveyId: surveyId(),
    /** Null for anonymous responses. */
    invitationId: uuid('invitation_id').references(() => surveyInvitations.id),
    language: text('language').$type<Locale>().notNull(),
    answers: jsonb('answers').$type<SurveyAnswers>().notNull().default({}),
    /** Only for `nps`. */
    score: integer('score'),
    comment: text('comment'),
    startedAt: instant('started_at').notNull(),
    submittedAt: instant('submitted_at'),
    editedAt: instant('edited_at'),
    /** Incrementing it revokes the link of the form. */
    tokenVersion: integer('token_version').notNull().default(1),
  },
  (t) => [
    unique('survey_responses_invitation').on(t.invitationId),
    index('survey_responses_submitted')
      .on(t.surveyId, sql`${SUBMITTED_DAY} desc`, descending(t.id))
      .where(sql`submitted_at is not null`),
    index('survey_responses_begun')
      .on(t.startedAt)
      .where(sql`submitted_at is null`),
    // For deleting a survey with its responses.
    index('survey_responses_survey').on(t.surveyId),
    tenantPolicy(),
  ],
);
