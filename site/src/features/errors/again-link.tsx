import { LinkButton } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button.tsx';
import { useT } from '../../lib/i18n.ts';

/** The same address once more, whichever it is; by a full load, without scripts too. What was typed is kept as a draft. */
export function AgainLink(look: ButtonLook) {
  const { t } = useT('common');
  return (
    <LinkButton href="" {...look}>
      {t('errors.again')}
    </LinkButton>
  );
}
