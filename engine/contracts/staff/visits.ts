import { z } from 'zod';
import { Id, Instant } from '../common.ts';
import { StaffReason } from '../senders.ts';

/** Minutes that a visit of staff in a panel lasts. */
export const VISIT_MINUTES = 30;
/** Days that an owner's agreement to changes lasts. */
export const AGREEMENT_DAYS = 7;

/** `POST /staff/companies/{companyId}/visits`: signs a member of staff in to the company's panel. */
export const OpenVisit = StaffReason;
export type OpenVisit = z.infer<typeof OpenVisit>;
export const OpenedVisit = z
  .object({ id: Id, until: Instant, mayChange: z.boolean() })
  .meta({ id: 'OpenedVisit', description: 'The visit itself is a cookie of the answer' });
export type OpenedVisit = z.infer<typeof OpenedVisit>;

/** `GET /panel/companies/{companyId}/staff-access`. */
export const StaffAccess = z
  .object({
    changesUntil: Instant.nullable().meta({ description: 'Until when staff may change something; null: only look' }),
    visits: z
      .array(
        z.object({
          id: Id,
          staff: z.string(),
          reason: z.string(),
          openedAt: Instant,
          endedAt: Instant.meta({ description: 'When it ended or ends' }),
          open: z.boolean(),
        }),
      )
      .meta({ description: 'The last ones, newest first' }),
  })
  .meta({ id: 'StaffAccess' });
export type StaffAccess = z.infer<typeof StaffAccess>;

/** `PUT /panel/companies/{companyId}/staff-access`. */
export const SetStaffAccess = z.object({ mayChange: z.boolean() });
export type SetStaffAccess = z.infer<typeof SetStaffAccess>;
