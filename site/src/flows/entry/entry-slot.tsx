import { Suspense, lazy } from 'react';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import type { EntrySectionProps } from './entry-section.tsx';
import * as styles from './entry.module.css';

// Few come with a code: the others' page is none the heavier.
const EntrySection = lazy(() => import('./entry-section.tsx').then((module) => ({ default: module.EntrySection })));

/** The place of the form on the profile; filled in by the browser. */
export function EntrySlot(props: EntrySectionProps) {
  const hydrated = useHydrated();
  return (
    <div className={styles.slot}>
      <Suspense fallback={null}>{hydrated && <EntrySection {...props} />}</Suspense>
    </div>
  );
}
