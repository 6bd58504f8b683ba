import { sql } from 'drizzle-orm';
import type { ReviewEvidence } from '@app/contracts/reviews';

type EventTuple = [type: string, actor: string, at: string];

/** The columns of `evidenceColumns`. */
export interface EvidenceRow extends Record<string, unknown> {
  submitted_at: Date;
  invited: { by: 'email' | 'sms'; at: string } | null;
  evidence_events: EventTuple[] | null;
}

/** Columns about a review's invitation and events; needs `engine.reviews r`. */
export const evidenceColumns = sql`
  r.submitted_at,
  (select json_build_object('by', g.channel, 'at', i.sent_at)
    from engine.invitations i join engine.invitation_configs g on g.id = i.config_id
    where i.id = r.invitation_id and i.sent_at is not null) as invited,
  (select json_agg(json_build_array(e.type, e.actor, e.at) order by e.id) from engine.review_events e
    where e.review_id = r.id and e.type in ('confirmed', 'imported', 'published', 'released', 'reinstated',
      'revision_passed', 'revision_released')) as evidence_events`;

/** Events that publish a text. */
const PUBLISHING_EVENTS = ['published', 'released', 'reinstated', 'revision_passed', 'revision_released'];

const instant = (at: string | Date): string => new Date(at).toISOString();

export function presentEvidence({ submitted_at, invited, evidence_events }: EvidenceRow): ReviewEvidence {
  const events = evidence_events ?? [];
  const timeOf = (wanted: string): string | null => {
    const event = events.find(([type]) => type === wanted);
    return event ? instant(event[2]) : null;
  };
  const passed = events.findLast(([type]) => PUBLISHING_EVENTS.includes(type));
  return {
    invited: invited && { by: invited.by, at: instant(invited.at) },
    submittedAt: instant(submitted_at),
    confirmedAt: timeOf('confirmed'),
    importedAt: timeOf('imported'),
    checked: passed ? { by: passed[1] === 'moderator' ? 'moderator' : 'screening', at: instant(passed[2]) } : null,
  };
}
