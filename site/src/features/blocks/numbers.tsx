import { useEffect, useState } from 'react';
import { LOCALES } from '@app/locales/manifest.ts';
import type { PlatformStats } from '@app/contracts/companies';
import { api } from '../../lib/api.ts';
import type { BlockOf } from '../../lib/blocks.ts';
import { formatNumber } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { Band, type BlockProps } from './band.tsx';
import * as styles from './lists.module.css';

/** Counts as they are now; while they are unknown their places stay empty, so that nothing jumps. */
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

  return (
    <Band title={block.title} {...look}>
      <dl className={styles.numbers}>
        {block.items.map((item) => (
          <div key={item.id} className={styles.number}>
            <dt>{item.label}</dt>
            <dd>{value(item) ?? '\u00a0'}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
