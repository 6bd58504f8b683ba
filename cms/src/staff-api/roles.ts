import { toActor } from '../access/rules.ts';

const DESK_ROLES = new Set(['moderator', 'administrator']);
const MESSAGE_ROLES = new Set(['marketing', 'administrator']);

/** Whether the user's role works at the moderation desk. */
export const worksAtDesk = (user: unknown): boolean => DESK_ROLES.has(toActor(user)?.role ?? '');

/** Whether the user's role answers messages of visitors. */
export const answersMessages = (user: unknown): boolean => MESSAGE_ROLES.has(toActor(user)?.role ?? '');
