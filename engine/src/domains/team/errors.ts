import { domainError } from '../../kernel/errors.ts';

export class TeamInviteEnded extends domainError('link_ended', 410) {}
/** Somebody else is signed in than the one who was invited. */
export class TeamInviteForOther extends domainError('team_invite_foreign', 403) {}
export class AccountExists extends domainError('account_exists', 409) {}
export class AlreadyMember extends domainError('already_member', 409) {}
/** A company always has exactly one owner. */
export class OwnerStays extends domainError('owner_stays', 409) {}
