import { Suspense, lazy } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert } from '../../ui/index.ts';
import { RetryLink } from '../../ui/errors/retry-link.tsx';
import { ErrorBoundary } from '../../ui/errors/error-boundary.tsx';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import type { EntrySectionProps } from './entry-section.tsx';
import * as styles from './entry.module.css';

// Loaded lazily: few visitors have a code.
const EntrySection = lazy(() => import('./entry-section.tsx').then((module) => ({ default: module.EntrySection })));

/** Placeholder of the form on the profile, filled in by the browser. */
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

/** The form's bundle failed to load; the page stays. */
function Lost() {
  const { t } = useT('invitation');
  return (
    <Alert tone="warning" title={t('closed.failed.title')}>
      <p>{t('closed.failed.text')}</p>
      <RetryLink variant="secondary" size="small" />
    </Alert>
  );
}
