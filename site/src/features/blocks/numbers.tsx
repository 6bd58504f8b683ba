import { useEffect, useState } from 'react';
import { LOCALES } from '@app/locales/manifest.ts';
import type { PlatformStats } from '@app/contracts/companies';
import { api } from '../../lib/api.ts';
import type { BlockOf } from '../../lib/blocks.ts';
import { formatNumber } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { Band, type BlockProps } from './band.tsx';
import * as styles from './lists.module.css';

/** Counts of the day of the build, and with scripts those of now. What is known by neither is not shown. */
export function Numbers({ block, ...look }: BlockProps<'numbers'>) {
  const { locale } = useT('common');
  const [stats, setStats] = useState<PlatformStats | null>(null);
  const live = block.items.some(({ source }) => source === 'companies' || source === 'reviews');

  useEffect(() => {
    if (!live) return;
    const stop = new AbortController();
    api.get<PlatformStats>('/stats', { signal: stop.signal }).then(setStats, () => undefined);
    return () => stop.abort();
  }, [live]);

  const value = ({ source, value: typed }: BlockOf<'numbers'>['items'][number]): string | null => {
    if (source === 'languages') return formatNumber(locale, LOCALES.length);
    const counted = source === 'companies' || source === 'reviews' ? stats?.[source] : undefined;
    return counted === undefined ? typed : formatNumber(locale, counted);
  };

  const known = block.items.flatMap((item) => {
    const shown = value(item);
    return shown === null ? [] : [{ ...item, shown }];
  });
  if (known.length === 0) return null;
  return (
    <Band title={block.title} {...look}>
      <dl className={styles.numbers}>
        {known.map((item) => (
          <div key={item.id} className={styles.number}>
            <dt>{item.label}</dt>
            <dd>{item.shown}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
