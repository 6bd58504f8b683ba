import type { ReactNode } from 'react';
import { formatNumber, formatPercent } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import * as styles from './transparency.module.css';

export interface Count {
  key: string;
  label: ReactNode;
  count: number;
}

const WIDTH = 100;
const HEIGHT = 10;

interface CountsProps {
  caption: string;
  rows: readonly Count[];
  /** Visually hidden caption, where the heading says the same. */
  quiet?: boolean;
}

/** Table with a bar beside each label, on phones below it. Bars are decorative: the numbers and shares are text. */
export function Counts({ caption, rows, quiet }: CountsProps) {
  const { locale } = useT('trust');
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  // The heading shows the zero.
  if (all === 0) return null;
  return (
    <table className={styles.counts}>
      <caption className={quiet ? styles.quiet : styles.caption}>{caption}</caption>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row">
              <span className={styles.labelled}>
                {label}
                <svg
                  className={styles.bar}
                  viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect className={styles.track} width={WIDTH} height={HEIGHT} />
                  <rect className={styles.fill} width={((WIDTH * count) / all).toFixed(1)} height={HEIGHT} />
                </svg>
              </span>
            </th>
            <td className={styles.number}>{formatNumber(locale, count)}</td>
            <td className={styles.share}>{formatPercent(locale, count / all)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
