import type { FieldHook, PayloadRequest } from 'payload';

/** By the path of the field that wanted to know. */
const noted = new WeakMap<PayloadRequest, Map<string, Record<string, unknown>>>();

/**
 * A check sees the locale that is being saved and no other. This hook runs just before it and notes what the document
 * holds in all of them: of the field itself, or of the one of this name beside it.
 */
export const noteStored =
  (name: string): FieldHook =>
  ({ req, path, siblingDocWithLocales }) => {
    const notes = noted.get(req) ?? new Map<string, Record<string, unknown>>();
    noted.set(req, notes);
    const texts: unknown = siblingDocWithLocales?.[name];
    notes.set(path.join('.'), typeof texts === 'object' && texts !== null ? { ...texts } : {});
  };

/** What was noted for the field at the path; nothing while somebody types, when there is no path either. */
export const storedAt = (
  req: PayloadRequest,
  path: readonly (string | number)[] | undefined,
): Record<string, unknown> => noted.get(req)?.get(path?.join('.') ?? '') ?? {};
