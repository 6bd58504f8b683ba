import type { Finding } from '@app/locales/rules.ts';
import type { TextRow } from './schemas.ts';

/** Error codes of the endpoints; the admin has words for each. */
export type TextProblemCode =
  | 'not_signed_in'
  | 'role_lacks_right'
  | 'locale_not_yours'
  | 'request_invalid'
  | 'text_unknown'
  | 'text_changed'
  | 'text_invalid'
  | 'note_changed'
  | 'file_unreadable'
  | 'file_too_large';

const STATUS: Record<TextProblemCode, number> = {
  not_signed_in: 401,
  role_lacks_right: 403,
  locale_not_yours: 403,
  request_invalid: 400,
  text_unknown: 404,
  text_changed: 409,
  text_invalid: 422,
  note_changed: 409,
  file_unreadable: 422,
  file_too_large: 413,
};

/** Details of an error; which ones depends on its code. */
export interface ProblemDetails {
  /** What is invalid, in English for developers. */
  detail?: string;
  /** The present rows, if others changed them. */
  rows?: TextRow[];
  /** Rows that break a rule. */
  invalid?: { id: string; key: string; findings: Finding[] }[];
  /** The present comment. */
  note?: unknown;
}

/** A request that is refused with a code. */
export class TextProblem extends Error {
  override name = 'TextProblem';
  readonly code: TextProblemCode;
  readonly details: ProblemDetails;
  constructor(code: TextProblemCode, details: ProblemDetails = {}) {
    super(details.detail ?? code);
    this.code = code;
    this.details = details;
  }

  toResponse(): Response {
    const status = STATUS[this.code];
    return Response.json(
      { status, code: this.code, ...this.details },
      { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' } },
    );
  }
}
