import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { DomainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { assertNotBlocked, companyHead } from '../companies/public.ts';
import { assertWritable, invitationOfToken } from '../invitations/public.ts';
import { entryCodes } from './schema-company.ts';
import { reviewPhotos } from './schema-photos.ts';
import { reviews } from './schema.ts';

/** Whose link a photo is sent with. */
export interface PhotoOwner {
  companyId: string;
  /** The invitation, the author's submission or the entry code. */
  uploadedWith: string;
  /** An entry code stands on a shop's counter: many people hold the same one, so it opens loose photos only. */
  shared: boolean;
  /** Its holder may add photos now. @throws InvitationExpired, CompanyBlocked and their like */
  assertMayAdd(now: Date): void;
}

/** Who holds `token`: an invitation's, a review's author's or an entry code's. @throws TokenInvalid */
export async function ownerOfToken(app: AppContext, queries: Queries, token: string): Promise<PhotoOwner> {
  const owner =
    (await ofInvitation(app, queries, token)) ??
    (await ofAuthor(app, queries, token)) ??
    (await ofCode(app, queries, token));
  const company = owner && (await companyHead(queries, owner.companyId));
  if (!owner || !company) throw new TokenInvalid();
  return {
    ...owner,
    assertMayAdd(now) {
      owner.assertMayAdd(now);
      assertNotBlocked(company);
    },
  };
}

const genuine = (app: AppContext, purpose: 'review' | 'entry', token: string, version = 1): boolean => {
  try {
    app.tokens.verify(purpose, token, version);
    return true;
  } catch {
    return false;
  }
};

async function ofInvitation(app: AppContext, queries: Queries, token: string): Promise<PhotoOwner | undefined> {
  try {
    const invitation = await invitationOfToken(app, queries, token);
    return {
      ...{ companyId: invitation.companyId, uploadedWith: invitation.id, shared: false },
      // Once written, the link edits for ever.
      assertMayAdd: (now) => void (invitation.state === 'completed' || assertWritable(invitation, now)),
    };
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

async function ofAuthor(app: AppContext, queries: Queries, token: string): Promise<PhotoOwner | undefined> {
  const submissionId = app.tokens.subject(token);
  const written = await queries
    .select({ companyId: reviews.companyId, tokenVersion: reviews.tokenVersion })
    .from(reviews)
    .where(and(eq(reviews.submissionId, submissionId), ne(reviews.state, 'deleted')));
  const own = written.find(({ tokenVersion }) => genuine(app, 'review', token, tokenVersion));
  return own && { companyId: own.companyId, uploadedWith: submissionId, shared: false, assertMayAdd: () => undefined };
}

async function ofCode(app: AppContext, queries: Queries, token: string): Promise<PhotoOwner | undefined> {
  const [code] = await queries
    .select()
    .from(entryCodes)
    .where(and(eq(entryCodes.id, app.tokens.subject(token)), isNull(entryCodes.revokedAt)));
  if (!code || !genuine(app, 'entry', token)) return undefined;
  return { companyId: code.companyId, uploadedWith: code.id, shared: true, assertMayAdd: () => undefined };
}

/** Photos that the holder of a link may see and take back; joins the review they belong to. */
export function ownedBy({ companyId, uploadedWith, shared }: PhotoOwner) {
  const loose = and(eq(reviewPhotos.uploadedWith, uploadedWith), isNull(reviewPhotos.reviewId));
  const mine = shared ? loose : or(eq(reviewPhotos.uploadedWith, uploadedWith), eq(reviews.submissionId, uploadedWith));
  return and(eq(reviewPhotos.companyId, companyId), mine);
}

const VIEW_HOURS = 12;
const HOUR_MS = 3600 * 1000;
const periodOf = (now: Date): number => Math.floor(now.getTime() / (VIEW_HOURS * HOUR_MS));

/** Where a photo can be looked at that people do not see (yet), for the moderation desk: works for 12 to 24 hours. */
export async function privatePhotoUrl(app: AppContext, tx: Tx, id: string, size: string): Promise<string> {
  const token = app.tokens.derive('photo', id, periodOf(await app.clock.now(tx)));
  return `/uploads/photos/${id}/${size}.webp?token=${token}`;
}

/** Whether `token` was made by `privatePhotoUrl` for this photo and has not run out. */
export function opensPhoto(app: AppContext, token: string, id: string, now: Date): boolean {
  const period = periodOf(now);
  return [period, period - 1].some((version) => {
    try {
      app.tokens.verify('photo', token, version);
      return app.tokens.subject(token) === id;
    } catch {
      return false;
    }
  });
}
