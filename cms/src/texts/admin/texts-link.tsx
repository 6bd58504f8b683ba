import type { ServerProps } from 'payload';
import { StaffLink } from '../../admin/staff-link.tsx';
import { wordsOf } from '../../words/admin-text.ts';
import { toTranslator } from '../translator.ts';

/** Link to the texts in the admin's navigation. */
export function TextsLink({ user, i18n }: ServerProps) {
  if (!toTranslator(user).translator) return null;
  return <StaffLink href="/admin/texts">{wordsOf('texts', i18n.language).link}</StaffLink>;
}
