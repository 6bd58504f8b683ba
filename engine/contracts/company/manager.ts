import { z } from 'zod';
import { Email, Id, Instant, Locale } from '../common.ts';

/** Bytes of the file of a manager's photo, at most. */
export const MAX_MANAGER_PHOTO_BYTES = 10 * 1024 * 1024;

/** `PUT /staff/companies/{companyId}/manager`: who looks after a company. The e-mail address tells managers apart. */
export const AssignManager = z
  .object({
    name: z.string().trim().min(1).max(100),
    email: Email,
    phone: z.string().trim().min(5).max(40).nullable(),
    languages: z.array(Locale).min(1).max(30).meta({ description: 'Those they speak; mails to them are in the first' }),
  })
  .meta({ id: 'AssignManager' });
export type AssignManager = z.infer<typeof AssignManager>;

export const ManagerCard = AssignManager.extend({
  photo: z.string().nullable().meta({ description: 'A small picture as a data URL' }),
}).meta({ id: 'ManagerCard' });
export type ManagerCard = z.infer<typeof ManagerCard>;

export const ManagerMessage = z
  .object({
    id: Id,
    from: z.enum(['company', 'manager']),
    name: z.string().nullable().meta({ description: 'Null: an account that has been deleted' }),
    body: z.string(),
    at: Instant,
  })
  .meta({ id: 'ManagerMessage' });
export type ManagerMessage = z.infer<typeof ManagerMessage>;

/** The company's manager and the messages exchanged with them, newest first. */
export const ManagerBox = z
  .object({
    manager: ManagerCard.nullable().meta({ description: 'Null: none is assigned yet' }),
    messages: z.array(ManagerMessage),
    nextCursor: Id.nullable(),
  })
  .meta({ id: 'ManagerBox' });
export type ManagerBox = z.infer<typeof ManagerBox>;
export const ManagerBoxQuery = z.object({ cursor: Id.optional() });
export type ManagerBoxQuery = z.infer<typeof ManagerBoxQuery>;

export const WriteToManager = z.object({ body: z.string().trim().min(1).max(5000) }).meta({ id: 'WriteToManager' });
export type WriteToManager = z.infer<typeof WriteToManager>;
