/** True when `If-None-Match` names the tag (or is `*`), by the weak comparison of RFC 9110. */
export const isFresh = (ifNoneMatch: string | null, tag: string): boolean =>
  ifNoneMatch !== null &&
  ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === '*' || candidate === tag);
