import { CreateContactMessage } from '@app/contracts/contact';
import { MESSAGE_MAX, MESSAGE_MIN } from '@app/contracts/values';
import type { Locale } from '@app/locales/manifest.ts';
import type { T } from '../../../lib/texts/i18n.ts';

/** Values of the form. */
export interface ContactValues {
  replyTo: string;
  message: string;
  consent: boolean;
  website: string;
}
export type ContactField = 'replyTo' | 'message' | 'consent';
export type FieldErrors = Partial<Record<ContactField, string>>;

/** Validates by the contract. Loaded lazily, so that the page does not load zod before somebody types. */
export function checkMessage(
  values: ContactValues,
  rest: { topic: CreateContactMessage['topic']; locale: Locale; openFor: number },
  t: T,
): { body: CreateContactMessage } | { errors: FieldErrors } {
  const { website, ...fields } = values;
  const parsed = CreateContactMessage.safeParse({ ...fields, ...rest, ...(website && { website }) });
  if (parsed.success) return { body: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path[0] as ContactField;
    errors[field] ??= t(...wordsFor(field, issue));
  }
  return { errors };
}

function wordsFor(field: ContactField, issue: { code: string; params?: unknown }): Parameters<T> {
  if (field === 'consent') return ['form.consentMissing'];
  if (field === 'message')
    return issue.code === 'too_big' ? ['form.tooLong', { max: MESSAGE_MAX }] : ['form.tooShort', { min: MESSAGE_MIN }];
  const { code } = (issue.params ?? {}) as { code?: string };
  return [code === 'invalid_email' ? 'form.invalidEmail' : 'form.invalid'];
}
