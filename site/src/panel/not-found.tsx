import { useT } from '../lib/texts/i18n.ts';
import { EmptyState } from '../ui/index.ts';
import { PanelLink } from './panel-context.tsx';
import { PANEL_PATHS } from './paths.ts';

/** Unknown path under `/panel`. */
export function NotFound() {
  const { t } = useT('panel');
  return (
    <EmptyState
      as="h1"
      title={t('errors.notFound.title')}
      actions={<PanelLink to={PANEL_PATHS.overview}>{t('errors.notFound.back')}</PanelLink>}
    >
      {t('errors.notFound.text')}
    </EmptyState>
  );
}
