import Link from 'next/link';
import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';
import { wordsOf } from '../../words/say.ts';
import { toTranslator } from '../actor.ts';

/** Leads from the admin's navigation to the texts. */
export function TextsLink({ user, i18n }: ServerProps) {
  if (!toTranslator(user).translator) return null;
  return (
    <Link className="staff-link" href="/admin/texts" prefetch={false}>
      {wordsOf('texts', i18n.language).link}
    </Link>
  );
}

/** Translators have nothing on the admin's first page: their work begins with the texts. */
export function TranslatorsStart({ user }: ServerProps) {
  const { translator } = toTranslator(user);
  if (translator?.role === 'translator') redirect('/admin/texts');
  return null;
}
