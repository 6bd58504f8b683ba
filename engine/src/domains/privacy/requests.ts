import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { PRIVACY_LINK_DAYS } from '@app/contracts/privacy';
import type { CreatePrivacyRequest, PersonalData, PrivacyRequestInfo } from '@app/contracts/privacy';
import { RateLimited, domainError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { eraseData } from './erasure.ts';
import { personalData } from './export.ts';
import { PATIENT, deliver } from './mailing.ts';
import { privacyLinkMail } from './mails/privacy-link.tsx';
import { privacyNothingMail } from './mails/privacy-nothing.tsx';
import * as repo from './repo.ts';
import type { PrivacyRequest } from './repo.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The mailed link was good for a week, or has done its work. */
export class PrivacyLinkExpired extends domainError('privacy_link_expired', 410) {}

/**
 * Somebody asks for what is kept under an address. Whatever is known of it, the answer is the same and a mail goes there:
 * nobody else learns anything, and a stranger can send no more than a few such mails a day to it.
 * @throws RateLimited for one who asks about many addresses
 */
export async function createRequest(ctx: RequestContext, input: CreatePrivacyRequest): Promise<void> {
  await ctx.throttle.take('privacyClient', ctx.client);
  if (input.website) return;
  const email = input.email.trim();
  try {
    await ctx.throttle.take('privacyToAddress', counted(ctx, email));
  } catch (error) {
    // Telling of this limit would tell that somebody else has asked.
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

/** Mails the link, or that nothing is kept. */
export const sendPrivacyLink = defineJob({
  name: 'privacy.send-link',
  ...PATIENT,
  data: z.object({ requestId: Id }),
  async run(app, { requestId }) {
    const request = await repo.requestById(app.db.read, requestId);
    if (!request?.email || request.doneAt) return;
    const known = await repo.knownOf(app.db.read, request.email);
    if (known.reviews + known.orders + known.reports + known.messages === 0) {
      await deliver(app, request, privacyNothingMail.with({ kind: request.kind }));
      await app.db.tx(async (tx) => {
        await repo.saveRequest(tx, requestId, { email: null, doneAt: await app.clock.now(tx) });
      });
      return;
    }
    const path = localePath(request.language as Locale, `/privacy/${app.tokens.derive('privacy', requestId)}`);
    const url = app.config.PUBLIC_URL + path;
    const { kind } = request;
    await deliver(app, request, privacyLinkMail.with({ kind, url, known, daysValid: PRIVACY_LINK_DAYS }));
  },
});

/** Under which an address is counted: not itself, for its erasure would leave it behind for a day. */
const counted = (app: AppContext, email: string): string =>
  createHmac('sha256', app.config.SESSION_SECRET).update(`privacy\0${email.toLowerCase()}`).digest('base64url');

const expiryOf = ({ at }: PrivacyRequest): Date => new Date(at.getTime() + PRIVACY_LINK_DAYS * DAY_MS);

/** @throws TokenInvalid, PrivacyLinkExpired */
async function requestOf(
  app: AppContext,
  token: string,
  now: Date,
  read: (id: string) => Promise<PrivacyRequest | undefined>,
): Promise<PrivacyRequest> {
  app.tokens.verify('privacy', token);
  const request = await read(app.tokens.subject(token));
  if (!request) throw new TokenInvalid();
  // A confirmed erasure goes on, and says so, however long ago the link was mailed.
  if (!(request.kind === 'erasure' && request.confirmedAt) && (!request.email || expiryOf(request) <= now))
    throw new PrivacyLinkExpired();
  return request;
}

/** What a link is about, before anything is done. @throws TokenInvalid, PrivacyLinkExpired */
export async function requestInfo(ctx: RequestContext, token: string): Promise<PrivacyRequestInfo> {
  return ctx.db.tx(async (tx) => {
    const request = await requestOf(ctx, token, await ctx.clock.now(tx), (id) => repo.requestById(tx, id));
    const { kind, email, language, confirmedAt, doneAt } = request;
    return {
      kind,
      maskedAddress: email ? masked(email) : '',
      language: language as Locale,
      expiresAt: expiryOf(request).toISOString(),
      state: kind === 'export' || !confirmedAt ? 'waiting' : doneAt ? 'done' : 'running',
      known: email ? await repo.knownOf(tx, email) : repo.NOTHING,
    };
  });
}

/** `anna@example.com` → `a***@example.com`: enough for its owner to know it. */
const masked = (email: string): string => `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;

/**
 * Does what the link's holder asked for: gives out everything that is kept, as often as he likes while the link works; or
 * has it erased, which a job does soon. @throws TokenInvalid, PrivacyLinkExpired
 */
export async function completeRequest(ctx: RequestContext, token: string): Promise<PersonalData | undefined> {
  await ctx.throttle.take('privacyClient', ctx.client);
  return ctx.db.tx(async (tx) => {
    const now = await ctx.clock.now(tx);
    const request = await requestOf(ctx, token, now, (id) => repo.lockRequest(tx, id));
    const { id, email } = request;
    if (request.kind === 'export') {
      await repo.saveRequest(tx, id, { confirmedAt: request.confirmedAt ?? now, doneAt: request.doneAt ?? now });
      return personalData(ctx, tx, email ?? '', now);
    }
    if (!request.confirmedAt) {
      await repo.saveRequest(tx, id, { confirmedAt: now });
      await ctx.outbox.add(tx, eraseData, { requestId: id });
    }
    return undefined;
  });
}
