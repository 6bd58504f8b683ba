import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { AUDIT_SUBJECTS } from '@app/contracts/trust/audit-acts';

/** Filter of the log; null: no limit. */
export interface AuditFilter {
  actor: string | null;
  subject: string | null;
  from: string | null;
  to: string | null;
}

const day = z.iso.date().nullable().catch(null);
const Filter = z.object({
  actor: Id.nullable().catch(null),
  subject: z.enum(AUDIT_SUBJECTS).nullable().catch(null),
  from: day,
  to: day,
});

/** The filter in an address; what the engine would refuse is left out. */
export function filterIn(search: string): AuditFilter {
  const query = new URLSearchParams(search);
  return Filter.parse({
    actor: query.get('actor'),
    subject: query.get('subject'),
    from: query.get('from'),
    to: query.get('to'),
  });
}

/** Query of an address with this filter, with `?`; '' without any. */
export function queryOf(filter: AuditFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}
