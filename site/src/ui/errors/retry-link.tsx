import { LinkButton } from '../controls/button.tsx';
import type { ButtonLook } from '../controls/button.tsx';
import { useT } from '../../lib/texts/i18n.ts';

/** Reloads the current address, also without scripts. Input is kept as a draft. */
export function RetryLink(look: ButtonLook) {
  const { t } = useT('common');
  return (
    <LinkButton href="" {...look}>
      {t('errors.again')}
    </LinkButton>
  );
}
