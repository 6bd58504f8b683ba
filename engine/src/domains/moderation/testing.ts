import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DecideCase, DeskCase } from '@app/contracts/moderation';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { linksOf, startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { CollectedMail, SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import { jobRegistry } from '../../platform/queue/relay.ts';
import { aCompany } from '../companies/testing.ts';
import { reviewsSubmitted } from '../reviews/public.ts';
import { addReviews } from '../reviews/lifecycle/repo.ts';
import { moderationJobs } from './public.ts';

/** A text that passes screening, and one that is held. */
export const GOOD = 'The parcel came on time and everything in it was whole.';
export const BAD = 'The owner is a fucking asshole and should be ashamed.';

const SYLLABLES = ['la', 'me', 'ni', 'ro', 'vu', 'de', 'fo', 'ta'];
let texts = 0;

/** A text in no language that passes screening and resembles no other. */
export function aText(): string {
  const bytes = [...createHash('sha256').update(`text ${++texts}`).digest()];
  const word = (at: number): string =>
    bytes
      .slice(at, at + 3)
      .map((byte) => SYLLABLES[byte % SYLLABLES.length])
      .join('');
  return `It was ${[0, 3, 6, 9, 12, 15, 18, 21, 24].map(word).join(' ')}.`;
}

export interface Written {
  reviewId: string;
  companyId: string;
  submissionId: string;
  deviceHash: string | null;
}

interface Given {
  companyId?: string;
  body?: string;
  grade?: number;
  email?: string | null;
  language?: string;
  deviceHash?: string | null;
  addressHashes?: string[];
  submissionId?: string;
}

/** When companies of these tests began: many reviews of one minute are a burst of a company of less than two weeks. */
const longerAgo = (): Date => new Date(Date.now() - 15 * 24 * 3600 * 1000);

/** A submitted review that waits for screening. */
export async function aSubmission(app: AppContext, given: Given = {}): Promise<Written> {
  return app.db.tx(async (tx) => {
    const { body = aText(), grade = 4, email = 'anna@mail.example', language = 'en', deviceHash = newId() } = given;
    const { submissionId = newId(), addressHashes = [newId()] } = given;
    const companyId = given.companyId ?? (await aCompany(tx, { createdAt: longerAgo() })).id;
    const reviewId = newId();
    const submittedAt = await app.clock.now(tx);
    await addReviews(tx, [
      {
        review: {
          id: reviewId,
          companyId,
          productId: null,
          submissionId,
          grade,
          language,
          submittedAt,
          origin: 'unverified',
          state: 'screening',
        },
        body,
        author: { displayName: 'Anna K.', email, orderRef: null },
      },
    ]);
    await app.outbox.publish(tx, reviewsSubmitted, { submissionId, companyId, deviceHash, addressHashes });
    return { reviewId, companyId, submissionId, deviceHash };
  });
}

/** Runs the domain's jobs in the outbox until none is left, and drops those of other domains. */
export async function work(app: AppContext): Promise<void> {
  const registry = jobRegistry(moderationJobs);
  for (;;) {
    const { rows } = await app.db.queries.execute<{ id: string; job: string; data: unknown }>(
      sql`select id, job, data from engine.outbox order by id limit 20`,
    );
    if (rows.length === 0) return;
    for (const { id, job, data } of rows) {
      await registry.get(job)?.perform(app, data, { id });
      await app.db.queries.execute(sql`delete from engine.outbox where id = ${id}`);
    }
  }
}

export interface Moderator {
  staffId: string;
  get(path: string): ReturnType<ReturnType<TestApi['program']>['get']>;
  post(path: string, body?: object): ReturnType<ReturnType<TestApi['program']>['post']>;
  /** Undecided cases of a review or company. */
  cases(filter: { reviewId?: string; companyId?: string; kind?: string }): Promise<DeskCase[]>;
  decide(caseId: string, decision: DecideCase): ReturnType<ReturnType<TestApi['program']>['post']>;
}

export interface ModerationTest extends TestApi {
  sink: SmtpSink;
  work(): Promise<void>;
  /** A submission that has been screened. */
  screened(given?: Given): Promise<Written>;
  moderator(staffId?: string, role?: StaffRole): Moderator;
  stateOf(reviewId: string): Promise<string>;
  /** Subjects of the mails to an address, oldest first. */
  subjectsTo(address: string): string[];
  /** The token behind `/statement/…` in a mail. */
  statementToken(mail: CollectedMail | undefined): string;
}

/** The HTTP side, a mail server, and moderators. */
export async function moderationTest(settings: Record<string, string> = {}): Promise<ModerationTest> {
  const sink = await startSmtpSink();
  const api = await testApi({ SMTP_URL: sink.url, ...settings });
  const { app } = api;

  const moderator = (staffId = '1', role: StaffRole = 'moderator'): Moderator => {
    const token = () => mintStaffToken(app.config.STAFF_KEY, { staffId, name: `Moderator ${staffId}`, role });
    const own: Moderator = {
      staffId,
      get: (path) => api.program().get(`${API_ROOT}/staff${path}`).set('Authorization', `Bearer ${token()}`),
      post: (path, body) =>
        api.program().post(`${API_ROOT}/staff${path}`).set('Authorization', `Bearer ${token()}`).send(body),
      async cases({ reviewId, companyId, kind }) {
        const { body } = await own.get(`/cases?limit=50${kind ? `&kind=${kind}` : ''}`).expect(200);
        return (body.items as DeskCase[]).filter(
          ({ review, company }) => (!reviewId || review?.id === reviewId) && (!companyId || company.id === companyId),
        );
      },
      decide: (caseId, decision) => own.post(`/cases/${caseId}/decision`, decision),
    };
    return own;
  };

  return {
    ...api,
    sink,
    work: () => work(app),
    merchant: (company, role) => api.merchant({ createdAt: longerAgo(), ...company }, role),
    async screened(given) {
      const written = await aSubmission(app, given);
      await work(app);
      return written;
    },
    moderator,
    async stateOf(reviewId) {
      const { rows } = await app.db.queries.execute<{ state: string }>(
        sql`select state from engine.reviews where id = ${reviewId}`,
      );
      return rows[0]?.state ?? 'none';
    },
    subjectsTo: (address) => sink.mailsTo(address).map(({ parsed }) => parsed.subject ?? ''),
    statementToken: (mail) =>
      (mail ? linksOf(mail) : []).map((link) => /\/statement\/([\w-]+)$/.exec(link)?.[1]).find(Boolean) ?? 'none',
    async close() {
      await api.close();
      await sink.stop();
    },
  };
}

/** A new address for each author, so that mails can be told apart. */
let addresses = 0;
export const anAddress = (): string => `author-${++addresses}@mail.example`;
