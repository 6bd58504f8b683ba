import { domainError } from '../../kernel/errors.ts';

export class CredentialsWrong extends domainError('credentials_wrong', 401) {}
export class EmailUnverified extends domainError('email_unverified', 403) {}
export class VerificationLinkExpired extends domainError('verification_link_expired', 410) {}
/** The password is right, and a code is needed. */
export class SecondFactorRequired extends domainError('second_factor_required', 401) {}
export class SecondFactorWrong extends domainError('second_factor_wrong', 422) {
  constructor() {
    super({}, [{ path: 'code', code: 'second_factor_wrong' }]);
  }
}
/** Of somebody who is signed in. */
export class PasswordWrong extends domainError('password_wrong', 422) {
  constructor() {
    super({}, [{ path: 'password', code: 'password_wrong' }]);
  }
}
/** A mailed link that was used, replaced or is too old. */
export class LinkEnded extends domainError('link_ended', 410) {}
export class ResetLinkExpired extends domainError('reset_link_expired', 410) {}
