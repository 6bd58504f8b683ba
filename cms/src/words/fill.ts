/** Fills in `{{name}}` placeholders. */
export const fillIn = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The text for a code, or the code itself if a newer engine sends an unknown one. */
export const wordFor = (words: Record<string, string>, code: string): string => words[code] ?? code;
