import type { FieldHook, PayloadRequest } from 'payload';

/** Texts by the path of the field. */
const noted = new WeakMap<PayloadRequest, Map<string, Record<string, unknown>>>();

/**
 * Validation only sees the locale that is being saved. This hook runs before it and remembers the stored texts of all
 * locales, of the field itself or of the given sibling.
 */
export const rememberStoredTexts =
  (name: string): FieldHook =>
  ({ req, path, siblingDocWithLocales }) => {
    const notes = noted.get(req) ?? new Map<string, Record<string, unknown>>();
    noted.set(req, notes);
    const texts: unknown = siblingDocWithLocales?.[name];
    notes.set(path.join('.'), typeof texts === 'object' && texts !== null ? { ...texts } : {});
  };

/** The remembered texts of a field; empty while typing, when there is no path either. */
export const storedTextsAt = (
  req: PayloadRequest,
  path: readonly (string | number)[] | undefined,
): Record<string, unknown> => noted.get(req)?.get(path?.join('.') ?? '') ?? {};
