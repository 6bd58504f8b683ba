'use client';
import { PasswordField, useTranslation } from '@payloadcms/ui';
import { wordsOf } from '../words/admin-text.ts';

/** The field for the current password, shown on one's own account. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const words = wordsOf('signIn', i18n.language);
  return (
    <PasswordField autoComplete="current-password" field={{ name: path, label: words.currentPassword }} path={path} />
  );
}
