import { sql } from 'drizzle-orm';
import type { LiveQuery } from '@app/contracts/live';
import type { EventStream } from '../../platform/live/live.ts';
import type { LiveAccess } from '../../platform/live/streams.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { findMediation } from './repo.ts';

/** Open pages per mediation in one process. */
const STREAMS_PER_REVIEWER = 6;

/** A link that has not been revoked: `<review id> <token version>`. */
const link: LiveAccess = {
  name: 'mediation link',
  async stillAllowed(queries, keys) {
    const { rows } = await queries.execute<{ key: string }>(sql`
      select asked.key from unnest(${sql.param(keys)}::text[]) as asked (key)
      join engine.mediations m on m.review_id = split_part(asked.key, ' ', 1)::uuid
        and m.token_version = split_part(asked.key, ' ', 2)::int`);
    return rows.map(({ key }) => key);
  },
};

/** Events of one mediation for the author of its review. @throws TokenInvalid also without a mediation */
export async function openReviewerStream(
  ctx: RequestContext,
  token: string,
  { after }: LiveQuery,
): Promise<EventStream> {
  const reviewId = ctx.tokens.subject(token);
  const mediation = await findMediation(ctx.db.queries, reviewId);
  ctx.tokens.verify('mediation', token, mediation?.tokenVersion);
  if (!mediation) throw new TokenInvalid();
  await ctx.throttle.consume('liveStream', `mediation ${reviewId}`);
  return ctx.live.open({
    companyId: mediation.companyId,
    wants: ({ kind, subjectId }) => kind === 'mediation' && subjectId === reviewId,
    access: link,
    accessKey: `${reviewId} ${mediation.tokenVersion}`,
    owner: `mediation ${reviewId}`,
    limit: STREAMS_PER_REVIEWER,
    after: ctx.headers.get('last-event-id') ?? after,
  });
}
