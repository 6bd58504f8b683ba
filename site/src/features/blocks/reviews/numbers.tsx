import { useEffect, useState } from 'react';
import { LOCALES } from '@app/locales/manifest.ts';
import type { PlatformStats } from '@app/contracts/companies';
import { api } from '../../../lib/api/api.ts';
import type { BlockOf } from '../../../lib/content/blocks.ts';
import { formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Band, type BlockProps } from '../parts/band.tsx';
import * as styles from '../text/lists.module.css';

/** Counts of the time of the build, updated by scripts. Unknown counts are not shown. */
export function Numbers({ block, ...look }: BlockProps<'numbers'>) {
  const { locale } = useT('common');
  const [stats, setStats] = useState<PlatformStats | null>(null);
  const live = block.items.some(({ source }) => source === 'companies' || source === 'reviews');

  useEffect(() => {
    if (!live) return;
    const controller = new AbortController();
    api.get<PlatformStats>('/stats', { signal: controller.signal }).then(setStats, () => undefined);
    return () => controller.abort();
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
