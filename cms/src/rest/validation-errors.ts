import { z } from 'zod';

/**
 * Payload's errors by their shape. Not by their class: Next bundles Payload more than once, so an error thrown by one
 * copy is not an instance of the class of another.
 */

const ApiError = z.object({ status: z.number(), isOperational: z.literal(true) });

/** Whether an error is Payload's answer to a mistake of the caller. */
export const isCallersMistake = (error: unknown): boolean => {
  const { success, data } = ApiError.safeParse(error);
  return success && data.status < 500;
};

const Invalid = z.object({
  status: z.literal(400),
  message: z.string(),
  data: z.looseObject({
    errors: z
      .array(z.looseObject({ path: z.string().min(1), label: z.string().optional(), message: z.string() }))
      .nonempty(),
  }),
});

/** The body for a refusal of invalid fields, as Payload's forms read it; null for other errors. */
export function invalidFieldsOf(error: unknown): Record<string, unknown> | null {
  const { success, data: invalid } = Invalid.safeParse(error);
  if (!success) return null;
  const { message, data } = invalid;
  const errors = data.errors.map((one) => ({ ...one, label: labelOf(one) }));
  return { errors: [{ name: 'ValidationError', message: sentenceOf(message, errors), data: { ...data, errors } }] };
}

/** A pair of text and key is one field to its reader, although the key is what is checked. */
const labelOf = ({ path, label }: { path: string; label?: string | undefined }): string => {
  const parts = (label || path).split(' > ');
  return path.endsWith('.key') && parts.length > 1 ? parts.slice(0, -1).join(' > ') : parts.join(' > ');
};

/** Payload's sentence in the reader's language with the names of the fields, each once. */
function sentenceOf(message: string, errors: readonly { label: string }[]): string {
  const names = [...new Set(errors.map(({ label }) => label))].join(', ');
  const colon = message.indexOf(':');
  return colon === -1 ? message : `${message.slice(0, colon + 1)} ${names}`;
}
