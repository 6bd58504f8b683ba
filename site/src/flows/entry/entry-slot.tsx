import { Suspense, lazy } from 'react';
import { useT } from '../../lib/i18n.ts';
import { Alert } from '../../ui/index.ts';
import { AgainLink } from '../../features/errors/again-link.tsx';
import { ErrorBoundary } from '../../features/errors/error-boundary.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import type { EntrySectionProps } from './entry-section.tsx';
import * as styles from './entry.module.css';

// Few come with a code: the others' page is none the heavier.
const EntrySection = lazy(() => import('./entry-section.tsx').then((module) => ({ default: module.EntrySection })));

/** The place of the form on the profile; filled in by the browser. */
export function EntrySlot(props: EntrySectionProps) {
  const { t } = useT('common');
  const hydrated = useHydrated();
  return (
    <div className={styles.slot}>
      <noscript>
        <Alert tone="warning" title={t('errors.noScript')} />
      </noscript>
      <ErrorBoundary instead={<Lost />}>
        <Suspense fallback={null}>{hydrated && <EntrySection {...props} />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** The form did not arrive; the reviews around it did. */
function Lost() {
  const { t } = useT('invitation');
  return (
    <Alert tone="warning" title={t('closed.failed.title')}>
      <p>{t('closed.failed.text')}</p>
      <AgainLink variant="secondary" size="small" />
    </Alert>
  );
}
