/** `{{name}}` filled in. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** The word for a code, or the code itself when a newer engine sends one that this version does not know. */
export const wordFor = (words: Record<string, string>, code: string): string => words[code] ?? code;
