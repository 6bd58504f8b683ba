/** The admin's link to a preview. It does not expire: its token is created when it is followed. */
export const previewLink = (query: Record<string, string>): string =>
  `/cms-api/preview?${new URLSearchParams(query).toString()}`;
