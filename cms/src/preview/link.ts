/** Where the admin leads to for a preview: the link never grows old, its token is made when it is followed. */
export const previewLink = (query: Record<string, string>): string =>
  `/cms-api/preview?${new URLSearchParams(query).toString()}`;
