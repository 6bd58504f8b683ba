import { sql } from 'drizzle-orm';
import type { LiveQuery } from '@app/contracts/live';
import { NotSignedIn } from '../../../kernel/errors.ts';
import type { EventStream } from '../../../platform/live/live.ts';
import type { LiveAccess } from '../../../platform/live/streams.ts';
import type { RequestContext } from '../../../platform/route.ts';

/** Open panels per member and company in one process. */
export const STREAMS_PER_MEMBER = 12;

/** A session of a member, or a visit of staff: `<session or visit id> <user id> <company id>`. */
const membership: LiveAccess = {
  name: 'membership',
  async stillAllowed(queries, keys) {
    const { rows } = await queries.execute<{ key: string }>(sql`
      select asked.key from unnest(${sql.param(keys)}::text[]) as asked (key)
      join engine.sessions s on s.id = split_part(asked.key, ' ', 1)::uuid and s.expires_at > now()
        and s.user_id = split_part(asked.key, ' ', 2)::uuid
      join engine.company_members m on m.user_id = s.user_id and m.company_id = split_part(asked.key, ' ', 3)::uuid
      union all
      select asked.key from unnest(${sql.param(keys)}::text[]) as asked (key)
      join engine.staff_visits v on v.id = split_part(asked.key, ' ', 1)::uuid and v.ends_at > engine.app_now()
        and v.company_id = split_part(asked.key, ' ', 3)::uuid`);
    return rows.map(({ key }) => key);
  },
};

/** Events of a company for one of its members; it ends with the session or the membership. */
export async function openPanelStream(
  ctx: RequestContext,
  companyId: string,
  { after }: LiveQuery,
): Promise<EventStream> {
  const { userId, sessionId } = ctx;
  if (!userId || !sessionId) throw new NotSignedIn();
  await ctx.throttle.consume('liveStream', `${userId} ${companyId}`);
  return ctx.live.open({
    companyId,
    wants: (event) => event.userId === null || event.userId === userId,
    access: membership,
    accessKey: `${sessionId} ${userId} ${companyId}`,
    owner: `${userId} ${companyId}`,
    limit: STREAMS_PER_MEMBER,
    after: ctx.headers.get('last-event-id') ?? after,
  });
}
