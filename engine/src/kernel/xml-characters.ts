// oxlint-disable-next-line no-control-regex -- XML 1.0 has no other control characters, and no lone surrogates.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Leaves out the characters that XML 1.0 does not have. Markup is not escaped. */
export const withoutForbiddenCharacters = (text: string): string => text.replace(FORBIDDEN, '');
