'use client';
import { PasswordField, useTranslation } from '@payloadcms/ui';
import { wordsOf } from '../words/say.ts';

/** Asked for beside a new password or address of one's own. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const words = wordsOf('signIn', i18n.language);
  return (
    <PasswordField autoComplete="current-password" field={{ name: path, label: words.currentPassword }} path={path} />
  );
}
