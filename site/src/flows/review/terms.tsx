import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { richText } from '../../features/forms/rich-text.tsx';
import * as flow from '../flow.module.css';

/** Sending accepts the terms: they open in another tab, so that what is written is not left for them. */
export function Terms() {
  const { t, locale } = useT('invitation');
  const legal = (path: string) => (words: string) => (
    <a href={localePath(locale, path)} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <p className={flow.note}>
      {richText(t('edit.terms'), { terms: legal('/user-regulations'), privacy: legal('/privacy-policy') })}
    </p>
  );
}
