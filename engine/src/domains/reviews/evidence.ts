import { sql } from 'drizzle-orm';
import type { ReviewEvidence } from '@app/contracts/reviews';

/** `[type, actor, at]` of an event. */
type Told = [string, string, string];

/** The columns of `evidenceColumns`. */
export interface EvidenceRow extends Record<string, unknown> {
  submitted_at: Date;
  invited: { by: 'email' | 'sms'; at: string } | null;
  told: Told[] | null;
}

/** What a review's invitation and events say about how it came in; beside `engine.reviews r`. */
export const evidenceColumns = sql`
  r.submitted_at,
  (select json_build_object('by', g.channel, 'at', i.sent_at)
    from engine.invitations i join engine.invitation_configs g on g.id = i.config_id
    where i.id = r.invitation_id and i.sent_at is not null) as invited,
  (select json_agg(json_build_array(e.type, e.actor, e.at) order by e.id) from engine.review_events e
    where e.review_id = r.id and e.type in ('confirmed', 'imported', 'published', 'released', 'reinstated',
      'revision_passed', 'revision_released')) as told`;

/** Events that make a text public. */
const PASSED = ['published', 'released', 'reinstated', 'revision_passed', 'revision_released'];

const instant = (at: string | Date): string => new Date(at).toISOString();

export function presentEvidence({ submitted_at, invited, told }: EvidenceRow): ReviewEvidence {
  const events = told ?? [];
  const at = (type: string): string | null => {
    const found = events.find(([name]) => name === type);
    return found ? instant(found[2]) : null;
  };
  const passed = events.findLast(([type]) => PASSED.includes(type));
  return {
    invited: invited && { by: invited.by, at: instant(invited.at) },
    submittedAt: instant(submitted_at),
    confirmedAt: at('confirmed'),
    importedAt: at('imported'),
    checked: passed ? { by: passed[1] === 'moderator' ? 'moderator' : 'screening', at: instant(passed[2]) } : null,
  };
}
