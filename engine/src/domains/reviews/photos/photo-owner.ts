import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { DomainError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { viewToken } from '../../../platform/pictures/view-token.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { assertNotBlocked, companyHead } from '../../companies/public.ts';
import { assertWritable, invitationByToken } from '../../invitations/public.ts';
import { entryCodes } from '../schema-company.ts';
import { reviewPhotos } from '../schema-photos.ts';
import { reviews } from '../schema.ts';

/** Who holds the link that a photo is uploaded with. */
export interface PhotoOwner {
  companyId: string;
  /** The invitation, the author's submission or the entry code. */
  uploadedWith: string;
  /** An entry code is shared by many people, so it gives access to unattached photos only. */
  shared: boolean;
  /** @throws InvitationExpired, CompanyBlocked or similar if the link may not add photos at `now` */
  assertMayAdd(now: Date): void;
}

/** `token`: of an invitation, an author's link or an entry code. @throws TokenInvalid */
export async function resolvePhotoOwner(app: AppContext, queries: Queries, token: string): Promise<PhotoOwner> {
  const owner =
    (await ownerByInvitation(app, queries, token)) ??
    (await ownerByAuthorLink(app, queries, token)) ??
    (await ownerByEntryCode(app, queries, token));
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

const isValidToken = (app: AppContext, purpose: 'review' | 'entry', token: string, version = 1): boolean => {
  try {
    app.tokens.verify(purpose, token, version);
    return true;
  } catch {
    return false;
  }
};

async function ownerByInvitation(app: AppContext, queries: Queries, token: string): Promise<PhotoOwner | undefined> {
  try {
    const invitation = await invitationByToken(app, queries, token);
    return {
      companyId: invitation.companyId,
      uploadedWith: invitation.id,
      shared: false,
      // A completed invitation's link edits its reviews without expiry.
      assertMayAdd: (now) => void (invitation.state === 'completed' || assertWritable(invitation, now)),
    };
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}

async function ownerByAuthorLink(app: AppContext, queries: Queries, token: string): Promise<PhotoOwner | undefined> {
  const submissionId = app.tokens.subject(token);
  const written = await queries
    .select({ companyId: reviews.companyId, tokenVersion: reviews.tokenVersion })
    .from(reviews)
    .where(and(eq(reviews.submissionId, submissionId), ne(reviews.state, 'deleted')));
  const own = written.find(({ tokenVersion }) => isValidToken(app, 'review', token, tokenVersion));
  return own && { companyId: own.companyId, uploadedWith: submissionId, shared: false, assertMayAdd: () => undefined };
}

async function ownerByEntryCode(app: AppContext, queries: Queries, token: string): Promise<PhotoOwner | undefined> {
  const [code] = await queries
    .select()
    .from(entryCodes)
    .where(and(eq(entryCodes.id, app.tokens.subject(token)), isNull(entryCodes.revokedAt)));
  if (!code || !isValidToken(app, 'entry', token)) return undefined;
  return { companyId: code.companyId, uploadedWith: code.id, shared: true, assertMayAdd: () => undefined };
}

/** Condition for photos that the holder of a link may see and delete; needs a join with the photo's review. */
export function isOwnedBy({ companyId, uploadedWith, shared }: PhotoOwner) {
  const unattached = and(eq(reviewPhotos.uploadedWith, uploadedWith), isNull(reviewPhotos.reviewId));
  const owned = shared
    ? unattached
    : or(eq(reviewPhotos.uploadedWith, uploadedWith), eq(reviews.submissionId, uploadedWith));
  return and(eq(reviewPhotos.companyId, companyId), owned);
}

/** The address of a photo that is not public, for the moderation desk; valid for 12 to 24 hours. */
export async function privatePhotoUrl(app: AppContext, tx: Tx, id: string, size: string): Promise<string> {
  return `/uploads/photos/${id}/${size}.webp?token=${await viewToken(app, tx, id)}`;
}
