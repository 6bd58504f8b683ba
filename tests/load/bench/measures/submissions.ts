import { newId } from '../../../../engine/src/kernel/ids.ts';
import { captureRequest } from '../capture.ts';
import type { Captured } from '../capture.ts';
import { prepareInvitations } from '../data/fill-companies.ts';
import type { PreparedInvitation } from '../data/fill-companies.ts';
import type { LoadResult } from '../agents/http-load.ts';
import type { Measure } from '../measure.ts';
import { Pair } from '../pair.ts';
import { processPart } from '../processor-time.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL = 0.6;
/** Enough for the JIT to have compiled the hot code. */
const WARM_UP = 1000;
/** Also right before each run. */
const WARM_AGAIN = 100;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export interface SubmissionOptions {
  port: number;
  /** Of the API. */
  pid: number;
  connections: number;
  /** Reviews per round on either side. */
  count: number;
}

let reviewers = 0;

/** Every reviewer has their own address, as the front door reports it. */
function nextAddress(): string {
  const n = ++reviewers;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/** The request that submits a review with an invitation's link. */
export function submissionRequest({ app, env }: BenchEnvironment, invitation: PreparedInvitation): string {
  const body = JSON.stringify({
    token: app.tokens.derive('invitation', invitation.id),
    grade: 4,
    body: 'The parcel came on time, the tea is very good and the box was not dented. I will order here again.',
    authorName: 'Anna K.',
    language: 'en',
    products: [],
    acceptTerms: true,
  });
  const head = {
    Host: '127.0.0.1',
    Origin: env['PUBLIC_URL'],
    'X-Forwarded-For': nextAddress(),
    'Accept-Language': 'en',
    'Idempotency-Key': newId(),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  return `POST /api/v1/reviews HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The statements from BEGIN to COMMIT; earlier ones, such as the throttle's, are not part of the transaction. */
function transactionOf(captured: Captured[]): Captured[] {
  const at = (word: string): number => captured.findIndex(({ text }) => text.toLowerCase().startsWith(word));
  const [begin, commit] = [at('begin'), at('commit')];
  if (begin < 0 || commit < 0) throw new Error('the submission’s transaction was not found among its statements');
  return captured.slice(begin, commit + 1);
}

/** The captured values adapted to another invitation: its ids, and new ids for new rows. */
function valuesFor(transaction: Captured[], captured: PreparedInvitation, now: PreparedInvitation): unknown[][] {
  const ids = new Map([
    [captured.id, now.id],
    [captured.order_id, now.order_id],
    [captured.company_id, now.company_id],
    [captured.config_id, now.config_id],
  ]);
  const replaced = (id: string): string => {
    const known = ids.get(id) ?? newId();
    ids.set(id, known);
    return known;
  };
  return transaction.map(({ values }) =>
    values.map((value) => (typeof value === 'string' ? value.replace(UUID, replaced) : value)),
  );
}

/** Compares submissions with real links through the API with the bare statements of their transaction. */
export async function submissions(
  stage: BenchEnvironment,
  { port, pid, connections, count }: SubmissionOptions,
): Promise<Measure> {
  const [first, second] = await prepareInvitations(stage, 2);
  if (!first || !second) throw new Error('no invitations were prepared');
  const captured = await captureRequest(stage, {
    warmUp: submissionRequest(stage, first),
    request: submissionRequest(stage, second),
    status: 201,
  });
  const transaction = transactionOf(captured);
  const prepared = transaction.map(({ values: _values, ...statement }) => statement);
  const statements = prepared.map(({ name: _name, ...statement }) => statement);

  const api = async (some: number) => {
    const requests = (await prepareInvitations(stage, some)).map((invitation) => submissionRequest(stage, invitation));
    return () => stage.loader.run('http', { port, connections, requests, expectedStatus: 201 });
  };
  const bare = (given: typeof prepared) => async (some: number) => {
    const runs = (await prepareInvitations(stage, some)).map((now) => valuesFor(transaction, second, now));
    return () => stage.bare.run('sql', { databaseUrl: stage.databaseUrl, connections, statements: given, runs });
  };
  /** A side with runs of any length. */
  const side = (ready: (some: number) => Promise<() => Promise<LoadResult>>) => ({
    ready: () => ready(count),
    warmUp: async (some = WARM_AGAIN) => {
      const run = await ready(some);
      await run();
    },
  });
  const bareParts = [stage.driver, stage.postgres];
  const sides = {
    api: {
      name: 'review submission through the API',
      parts: [processPart('API', pid), stage.postgres],
      ...side(api),
    },
    bare: { name: 'its bare transaction', parts: bareParts, ...side(bare(statements)) },
    prepared: { name: 'the same, prepared', parts: bareParts, ...side(bare(prepared)) },
  };
  for (const { warmUp } of Object.values(sides)) await warmUp(WARM_UP);

  const pair = new Pair({
    measure: 'b',
    ...sides,
    quiet: stage.quiet,
    goal: GOAL,
  });
  return {
    round: (number) => pair.round(number),
    figures: () => pair.figures(),
    notes: () => ({
      'statements of a submission': captured.length,
      'of them in its transaction': transaction.length,
      'submissions per round and side': count,
      'connections and pool': connections,
    }),
  };
}
