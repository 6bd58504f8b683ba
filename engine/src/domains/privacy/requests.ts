import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { PRIVACY_LINK_DAYS } from '@app/contracts/trust/privacy';
import type { CreatePrivacyRequest, PersonalData, PrivacyRequestInfo } from '@app/contracts/trust/privacy';
import { RateLimited, domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { keyedHash } from '../../platform/security/keyed-hash.ts';
import { eraseData } from './erasure.ts';
import { exportPersonalData } from './export.ts';
import { MAIL_JOB, deliverMail } from './mailing.ts';
import { privacyLinkMail } from './mails/privacy-link.tsx';
import { privacyNothingMail } from './mails/privacy-nothing.tsx';
import * as repo from './repo.ts';
import type { PrivacyRequest } from './repo.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The mailed link is older than a week, or has been used. */
export class PrivacyLinkExpired extends domainError('privacy_link_expired', 410) {}

/**
 * Requests an export or erasure of the data under an address. The answer never depends on what is stored: a mail tells
 * the address itself. A stranger can trigger only a few such mails a day.
 * @throws RateLimited for a client that asks about many addresses
 */
export async function createRequest(ctx: RequestContext, input: CreatePrivacyRequest): Promise<void> {
  await ctx.throttle.consume('privacyClient', ctx.clientKey);
  if (input.website) return;
  const email = input.email.trim();
  try {
    await ctx.throttle.consume('privacyToAddress', addressKey(ctx, email));
  } catch (error) {
    // An error would reveal that somebody else has asked.
    if (error instanceof RateLimited) return;
    throw error;
  }
  await ctx.db.tx(async (tx) => {
    const id = newId();
    const at = await ctx.clock.now(tx);
    await repo.addRequest(tx, { id, kind: input.kind, email, language: input.language, at });
    await ctx.outbox.add(tx, sendPrivacyLink, { requestId: id });
  });
}

/** Mails the link, or that nothing is stored. */
export const sendPrivacyLink = defineJob({
  name: 'privacy.send-link',
  ...MAIL_JOB,
  data: z.object({ requestId: Id }),
  async run(app, { requestId }) {
    const request = await repo.requestById(app.db.queries, requestId);
    if (!request?.email || request.doneAt) return;
    const known = await repo.countKnownData(app.db.queries, request.email);
    if (known.reviews + known.orders + known.reports + known.messages === 0) {
      await deliverMail(app, request, privacyNothingMail.with({ kind: request.kind }));
      await app.db.tx(async (tx) => {
        await repo.saveRequest(tx, requestId, { email: null, doneAt: await app.clock.now(tx) });
      });
      return;
    }
    const path = localePath(request.language as Locale, `/privacy/${app.tokens.derive('privacy', requestId)}`);
    const url = app.config.PUBLIC_URL + path;
    const { kind } = request;
    await deliverMail(app, request, privacyLinkMail.with({ kind, url, known, daysValid: PRIVACY_LINK_DAYS }));
  },
});

/** Rate limit key of an address: hashed, as the key outlives an erasure by a day. */
const addressKey = (app: AppContext, email: string): string =>
  keyedHash(app.config.SESSION_SECRET, 'privacy', email.toLowerCase());

const expiryOf = ({ at }: PrivacyRequest): Date => new Date(at.getTime() + PRIVACY_LINK_DAYS * DAY_MS);

/** @throws TokenInvalid, PrivacyLinkExpired */
async function requestByToken(
  app: AppContext,
  token: string,
  now: Date,
  read: (id: string) => Promise<PrivacyRequest | undefined>,
): Promise<PrivacyRequest> {
  app.tokens.verify('privacy', token);
  const request = await read(app.tokens.subject(token));
  if (!request) throw new TokenInvalid();
  // A confirmed erasure goes on, and shows its state, after the link has expired.
  if (!(request.kind === 'erasure' && request.confirmedAt) && (!request.email || expiryOf(request) <= now))
    throw new PrivacyLinkExpired();
  return request;
}

/** The request of a link, before confirmation. @throws TokenInvalid, PrivacyLinkExpired */
export async function showRequest(ctx: RequestContext, token: string): Promise<PrivacyRequestInfo> {
  return ctx.db.tx(async (tx) => {
    const request = await requestByToken(ctx, token, await ctx.clock.now(tx), (id) => repo.requestById(tx, id));
    const { kind, email, language, confirmedAt, doneAt } = request;
    return {
      kind,
      maskedAddress: email ? maskAddress(email) : '',
      language: language as Locale,
      expiresAt: expiryOf(request).toISOString(),
      state: kind === 'export' || !confirmedAt ? 'waiting' : doneAt ? 'done' : 'running',
      known: email ? await repo.countKnownData(tx, email) : repo.NOTHING,
    };
  });
}

/** `anna@example.com` → `a***@example.com`: recognizable for its owner. */
const maskAddress = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;

/**
 * Carries out a request: exports everything, any number of times while the link is valid, or queues the erasure.
 * @throws TokenInvalid, PrivacyLinkExpired
 */
export async function completeRequest(ctx: RequestContext, token: string): Promise<PersonalData | undefined> {
  await ctx.throttle.consume('privacyClient', ctx.clientKey);
  return ctx.db.tx(async (tx) => {
    const now = await ctx.clock.now(tx);
    const request = await requestByToken(ctx, token, now, (id) => repo.lockRequest(tx, id));
    const { id, email } = request;
    if (request.kind === 'export') {
      await repo.saveRequest(tx, id, { confirmedAt: request.confirmedAt ?? now, doneAt: request.doneAt ?? now });
      return exportPersonalData(ctx, tx, email ?? '', now);
    }
    if (!request.confirmedAt) {
      await repo.saveRequest(tx, id, { confirmedAt: now });
      await ctx.outbox.add(tx, eraseData, { requestId: id });
    }
    return undefined;
  });
}
