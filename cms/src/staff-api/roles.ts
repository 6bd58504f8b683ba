import { toActor } from '../access/rules.ts';
import type { Role } from '../access/rules.ts';

const isOneOf =
  (...roles: Role[]) =>
  (user: unknown): boolean => {
    const role = toActor(user)?.role;
    return role !== undefined && roles.includes(role);
  };

/** Whether the user's role works at the moderation desk. */
export const worksAtDesk = isOneOf('moderator', 'administrator');

/** Whether the user's role answers messages of visitors. */
export const answersMessages = isOneOf('marketing', 'administrator');

/** Whether the user's role looks companies up. */
export const seesCompanies = isOneOf('moderator', 'support', 'administrator');

/** Whether the user's role blocks companies and lets them back. */
export const blocksCompanies = isOneOf('moderator', 'administrator');

/** Whether the user's role extends trials. */
export const extendsTrials = isOneOf('support', 'administrator');

/** Whether the user's role handles plans, invoices and payments. */
export const handlesMoney = isOneOf('administrator');

/** Whether the user's role signs in to merchants' panels. */
export const visitsPanels = isOneOf('support', 'administrator');

/** Whether the user's role runs failed jobs again. */
export const retriesJobs = isOneOf('support', 'administrator');

/** Whether the user's role has work in the engine at all. */
export const worksInEngine = isOneOf('marketing', 'translator', 'moderator', 'support', 'administrator');
