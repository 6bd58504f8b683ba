import { localePath } from '../../../lib/addresses/links.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { richText } from '../../../lib/texts/rich-text.tsx';
import * as flow from '../../flow.module.css';

/** Sending accepts the terms, which open in another tab so that the form is not left. */
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
