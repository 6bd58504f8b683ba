/** True if `If-None-Match` has the tag or is `*`, by the weak comparison of RFC 9110. */
export const matchesEtag = (ifNoneMatch: string | null, tag: string): boolean =>
  ifNoneMatch !== null &&
  ifNoneMatch
    .split(',')
    .map((candidate) => candidate.trim().replace(/^W\//, ''))
    .some((candidate) => candidate === '*' || candidate === tag);
