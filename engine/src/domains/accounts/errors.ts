import { domainError } from '../../kernel/errors.ts';

export class CredentialsWrong extends domainError('credentials_wrong', 401) {}
export class EmailUnverified extends domainError('email_unverified', 403) {}
export class VerificationLinkExpired extends domainError('verification_link_expired', 410) {}
export class ResetLinkExpired extends domainError('reset_link_expired', 410) {}
