import { sql } from 'drizzle-orm';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { jobs } from '../../entry/domains.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { API_ROOT } from '../../http/paths.ts';
import { jobRegistry, runJob } from '../../platform/queue/relay.ts';
import { aReview } from '../reviews/testing/factory.ts';
import { transitionReview } from '../reviews/public.ts';
import type { TransitionInput, ReviewCommand } from '../reviews/public.ts';
import { findMediation } from './repo.ts';

const registry = jobRegistry(jobs);

/** A review in mediation with the API addresses of both sides. */
export interface OpenMediation {
  reviewId: string;
  merchant: SignedInMerchant;
  /** API paths of the reviewer and of the company. */
  reviewer: string;
  panel: string;
  email: string;
}

export interface MediationTest extends TestApi {
  mail: SmtpSink;
  /** Runs waiting jobs of mediation until none is left; those of other domains stay. */
  settle(): Promise<void>;
  /** A review that has passed screening at a company that mediates, and so is in mediation. */
  open(given?: { grade?: number; body?: string }): Promise<OpenMediation>;
  /** The same with a first message of the company. */
  openAndWrite(given?: { grade?: number }): Promise<OpenMediation>;
  /** One more review in mediation at the company. @returns its id */
  openAt(merchant: SignedInMerchant, given?: { grade?: number; body?: string }): Promise<{ id: string; email: string }>;
  /** A browser with a moderator's token. */
  moderator(): ReturnType<TestApi['program']>;
  /** Transitions the review, by default as a moderator. */
  transition(reviewId: string, command: ReviewCommand, input?: Partial<TransitionInput>): Promise<void>;
  review(reviewId: string): Promise<{ state: string; grade: number; mediation_outcome: string | null; body: string }>;
  events(reviewId: string, type: string): Promise<number>;
  mediation(reviewId: string): ReturnType<typeof findMediation>;
}

/** The HTTP side with a mail server, on a database of its own. */
export async function mediationTest(): Promise<MediationTest> {
  const mail = await startSmtpSink();
  const api = await testApi({ SMTP_URL: mail.url });
  const { app } = api;
  const { queries } = app.db;

  const test: MediationTest = {
    ...api,
    mail,
    async settle() {
      for (;;) {
        const { rows } = await queries.execute<{ id: string; job: string; data: unknown }>(
          sql`select id, job, data from engine.outbox where job like 'mediation.%' order by id limit 1`,
        );
        const [row] = rows;
        if (!row) return;
        await runJob(app, registry, { id: row.id, name: row.job, data: row.data, lastAttempt: true, attempts: 1 });
      }
    },
    async openAt({ company }, { grade = 2, body = 'The parcel came late and the box was crushed.' } = {}) {
      const email = `reviewer-${newId()}@customer.example`;
      const { id } = await app.db.tx((tx) => aReview(tx, { companyId: company.id, state: 'screening', grade, body }));
      await queries.execute(sql`update engine.review_authors set email = ${email} where review_id = ${id}`);
      await test.transition(id, 'pass', { actor: 'screening', language: 'en' });
      await test.settle();
      return { id, email };
    },
    async open(given) {
      const merchant = await api.merchant({ mediateCompany: true });
      const { id: reviewId, email } = await test.openAt(merchant, given);
      return {
        reviewId,
        merchant,
        reviewer: `${API_ROOT}/mediations/${app.tokens.derive('mediation', reviewId)}`,
        panel: `${merchant.panel}/mediations/${reviewId}`,
        email,
      };
    },
    async openAndWrite(given) {
      const opened = await test.open(given);
      await opened.merchant.browser
        .post(`${opened.panel}/messages`)
        .send({ body: 'We are sorry. May we send you another parcel?' })
        .expect(201);
      await test.settle();
      return opened;
    },
    moderator() {
      const token = mintStaffToken(app.config.STAFF_KEY, { staffId: '1', name: 'Moderator', role: 'moderator' });
      return api.program().set('Authorization', `Bearer ${token}`);
    },
    transition: (reviewId, command, input) =>
      app.db.tx(async (tx) => {
        await transitionReview(app, tx, reviewId, command, { actor: 'moderator', ...input });
      }),
    async review(reviewId) {
      const { rows } = await queries.execute<
        Awaited<ReturnType<MediationTest['review']>> & Record<string, unknown>
      >(sql`
        select r.state, r.grade, r.mediation_outcome, v.body from engine.reviews r
        join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision where r.id = ${reviewId}`);
      const [row] = rows;
      if (!row) throw new Error('no such review');
      return row;
    },
    async events(reviewId, type) {
      const { rows } = await queries.execute<{ count: number }>(sql`
        select count(*)::int as count from engine.review_events where review_id = ${reviewId} and type = ${type}`);
      return rows[0]?.count ?? 0;
    },
    mediation: (reviewId) => findMediation(queries, reviewId),
    async close() {
      await api.close();
      await mail.stop();
    },
  };
  return test;
}
