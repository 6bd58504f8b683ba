/** Error of a field, as a key under `<namespace>:validation.` with its parameters. */
export interface IssueKey {
  key:
    | 'required'
    | 'email'
    | 'website'
    | 'tooShort'
    | 'tooLong'
    | 'tooSmall'
    | 'tooBig'
    | 'terms'
    | 'choose'
    | 'window'
    | 'passwordCommon'
    | 'invalid';
  params: Record<string, string | number>;
}

/** Properties of zod's raw issue that decide the message. */
export interface RawIssue {
  code?: string | undefined;
  input?: unknown;
  origin?: string | undefined;
  format?: string | undefined;
  minimum?: number | bigint | undefined;
  maximum?: number | bigint | undefined;
  params?: Record<string, unknown> | undefined;
}

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === '';

/** Key for zod's issue. Emptiness wins: "too short" is a poor message for an empty field. */
export function issueKey(issue: RawIssue): IssueKey {
  if (issue.params?.['code'] === 'window_empty') return { key: 'window', params: {} };
  if (issue.params?.['code'] === 'password_common') return { key: 'passwordCommon', params: {} };
  if (isEmpty(issue.input) || Number.isNaN(issue.input)) return { key: 'required', params: {} };
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? { key: 'tooShort', params: { count: Number(issue.minimum) } }
        : { key: 'tooSmall', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return issue.origin === 'string'
        ? { key: 'tooLong', params: { count: Number(issue.maximum) } }
        : { key: 'tooBig', params: { max: Number(issue.maximum) } };
    case 'invalid_format':
      if (issue.format === 'email') return { key: 'email', params: {} };
      if (issue.format === 'url') return { key: 'website', params: {} };
      return { key: 'invalid', params: {} };
    case 'invalid_value':
      return { key: issue.input === false ? 'terms' : 'choose', params: {} };
    default:
      return { key: 'invalid', params: {} };
  }
}
