/** Values for placeholders in the error's text. */
export type ErrorParams = Record<string, string | number | boolean>;

/** An invalid field of an input. */
export interface FieldError {
  path: string;
  code: string;
  params?: ErrorParams;
}

/**
 * An expected failure with a `code` and `params`. The HTTP layer maps it to problem+json in the client's language
 * (`errors:codes.<code>`).
 */
export class DomainError extends Error {
  readonly code: string = 'internal';
  readonly status: number = 500;
  readonly params: ErrorParams;
  readonly errors: FieldError[];

  constructor(params: ErrorParams = {}, errors: FieldError[] = []) {
    super();
    this.params = params;
    this.errors = errors;
  }

  override get message(): string {
    return `${this.code} ${JSON.stringify(this.params)}`;
  }
}

/** Declares an expected failure: `class TokenInvalid extends domainError('token_invalid', 404) {}`. */
export function domainError(code: string, status: number) {
  return class extends DomainError {
    override readonly code = code;
    override readonly status = status;
  };
}

export class ValidationFailed extends domainError('validation_failed', 422) {}
export class NotFound extends domainError('not_found', 404) {}
export class MediaTypeUnsupported extends domainError('media_type_unsupported', 415) {}
export class NotSignedIn extends domainError('not_signed_in', 401) {}
export class RoleForbidden extends domainError('role_forbidden', 403) {}
export class PlanLacksFeature extends domainError('plan_lacks_feature', 402) {}
export class RateLimited extends domainError('rate_limited', 429) {}
