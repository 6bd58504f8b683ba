import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Locale } from '@app/contracts/common';
import { HintAudience } from '@app/contracts/company/categories';
import { StaffRole } from '@app/contracts/security/staff-token';
import { domainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { contentHints, contentStaff, contentTexts, contentVersions, contentWords } from './schema.ts';

export class HookSignatureInvalid extends domainError('hook_signature_invalid', 401) {}
/** It is not up, or not well: perhaps only for now. */
class CmsAway extends Error {}

const PART = 'content';
const TIMEOUT_MS = 20_000;
const PULL_EVERY_MS = 5 * 60_000;
/** How long a cms may take to come up, or be away for a new version, before it is called a failure. */
const PATIENCE_MS = 60_000;
const SIGNATURE_AGE_SECONDS = 300;

/** What of the cms's export the engine uses. */
const ContentExport = z.object({
  version: z.string(),
  hints: z.array(
    z.object({
      locale: Locale,
      /** Absent from the answer of older versions of the cms. */
      audience: HintAudience.default('any'),
      grades: z.record(z.enum(['1', '2', '3', '4', '5']), z.array(z.string())),
    }),
  ),
  wordLists: z.array(
    z.object({
      language: Locale,
      words: z.array(
        z.object({
          word: z.string(),
          kind: z.enum(['offensive', 'hateful', 'allowed', 'threat', 'mild', 'pattern']),
          prefix: z.boolean(),
        }),
      ),
    }),
  ),
  translations: z.array(z.object({ locale: Locale, namespace: z.string(), key: z.string(), text: z.string() })),
  /** Absent from the answer of older versions of the cms. */
  staff: z.array(z.object({ id: z.string(), role: StaffRole })).default([]),
});
type Content = z.infer<typeof ContentExport>;

async function knownVersion(queries: Queries): Promise<string | undefined> {
  const [row] = await queries
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(eq(contentVersions.part, PART));
  return row?.version;
}

/**
 * Copies hints, word lists, translations (texts of badges included) and staff members from the cms into the engine's own
 * tables if they have changed. While the cms is down the engine keeps using what it has.
 */
export async function pullContent(app: AppContext): Promise<void> {
  const { CMS_URL, CMS_SERVICE_KEY } = app.config;
  if (!CMS_URL) return;
  const known = await knownVersion(app.db.queries);
  const answer = await fetch(`${CMS_URL}/cms-api/export/content`, {
    headers: { authorization: `Bearer ${CMS_SERVICE_KEY}`, ...(known ? { 'if-none-match': `"${known}"` } : {}) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    throw new CmsAway(`the cms does not answer: ${error.cause?.code ?? error.message}`, { cause: error });
  });
  if (answer.status === 304) return;
  const refusal = `the cms answered ${answer.status} for its content`;
  if (answer.status >= 500) throw new CmsAway(refusal);
  if (!answer.ok) throw new Error(refusal);
  const content = ContentExport.parse(await answer.json());
  await app.db.tx((tx) => storeContent(app, tx, content));
}

/** How often the step of `contentPull` is to run: so soon a cms that was away is asked again. */
export const CONTENT_STEP_MS = 10_000;

/**
 * A step that pulls every five minutes, and at every run while that fails: processes start in any order. That the cms
 * is away is told once and thrown only if it goes on for a minute; a failure that stays is thrown every five minutes.
 */
export function contentPull(app: AppContext, now: () => number = Date.now): () => Promise<void> {
  let pullAt = 0;
  let failing = false;
  let throwAt = 0;
  return async () => {
    const at = now();
    if (at < pullAt) return;
    try {
      await pullContent(app);
      pullAt = at + PULL_EVERY_MS;
      if (failing) app.log.info('the cms answers again: its content was pulled');
      failing = false;
    } catch (error) {
      if (!failing) {
        failing = true;
        throwAt = at;
        if (error instanceof CmsAway) {
          throwAt = at + PATIENCE_MS;
          const retrySeconds = CONTENT_STEP_MS / 1000;
          app.log.warn(
            { reason: error.message, retrySeconds },
            'waits for the cms, to pull texts, hints and word lists',
          );
        }
      }
      if (at < throwAt) return;
      throwAt = at + PULL_EVERY_MS;
      throw error;
    }
  };
}

/** Replaces the engine's copies. */
export async function storeContent(app: AppContext, tx: Tx, content: Content): Promise<void> {
  await tx.delete(contentHints);
  const hints = content.hints.flatMap(({ locale, audience, grades }) =>
    Object.entries(grades).map(([grade, phrases]) => ({ locale, audience, grade: Number(grade), phrases })),
  );
  if (hints.length > 0) await tx.insert(contentHints).values(hints);
  await tx.delete(contentWords);
  if (content.wordLists.length > 0) await tx.insert(contentWords).values(content.wordLists);
  await tx.delete(contentTexts);
  if (content.translations.length > 0) await tx.insert(contentTexts).values(content.translations);
  if (content.staff.length > 0) {
    await tx.update(contentStaff).set({ role: null });
    await tx
      .insert(contentStaff)
      .values(content.staff)
      .onConflictDoUpdate({ target: contentStaff.id, set: { role: sql`excluded.role` } });
  }
  const pulledAt = await app.clock.now(tx);
  await tx
    .insert(contentVersions)
    .values({ part: PART, version: content.version, pulledAt })
    .onConflictDoUpdate({ target: contentVersions.part, set: { version: sql`excluded.version`, pulledAt } });
}

/** Runs soon after the cms says that something changed. */
export const pullContentJob = defineJob({ name: 'content.pull', data: z.object({}), run: (app) => pullContent(app) });

/**
 * Takes the cms's notice of a change. @throws HookSignatureInvalid unless it was signed with the service key within the
 * last five minutes.
 */
export async function takeNotice(app: AppContext, headers: Headers, body: Buffer): Promise<void> {
  const timestamp = headers.get('x-content-timestamp') ?? '';
  const given = Buffer.from(headers.get('x-content-signature') ?? '');
  const mac = createHmac('sha256', app.config.CMS_SERVICE_KEY).update(`${timestamp}.`).update(body).digest('hex');
  const expected = Buffer.from(`v1=${mac}`);
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || !(age <= SIGNATURE_AGE_SECONDS))
    throw new HookSignatureInvalid();
  await app.db.tx((tx) => app.outbox.add(tx, pullContentJob, {}));
}
