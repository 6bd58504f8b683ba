import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { cx } from '../../ui/cx.ts';
import * as styles from './directory.module.css';

/** Number of linked pages on either side of the current one. */
const AROUND = 1;

/** Pages that get a link: the first, the last and those around the current one; null for a gap. */
export function pageLinks(page: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, page - AROUND, page, page + AROUND, pages])]
    .filter((one) => one >= 1 && one <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? 0;
    // A gap of one page shows that page instead.
    return one - before === 2 ? [one - 1, one] : one - before > 2 ? [null, one] : [one];
  });
}

interface PagerProps {
  page: number;
  pages: number;
  hrefOf(page: number): string;
  /** `nofollow` for views that search engines should leave alone. */
  rel?: 'nofollow' | undefined;
}

/** Links to the pages of a list. */
export function Pager({ page, pages, hrefOf, rel }: PagerProps) {
  const { t, locale } = useT('category');
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pages.label')}>
      {page > 1 && (
        <a className={styles.step} rel={cx('prev', rel)} href={hrefOf(page - 1)}>
          {t('pages.previous')}
        </a>
      )}
      <ul className={styles.pageList}>
        {pageLinks(page, pages).map((one, index) => (
          <li key={one ?? `gap-${index}`}>
            {one === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className={styles.page}
                href={hrefOf(one)}
                rel={rel}
                aria-current={one === page ? 'page' : undefined}
                aria-label={t('pages.of', { page: formatNumber(locale, one), pages: formatNumber(locale, pages) })}
              >
                {formatNumber(locale, one)}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pages && (
        <a className={styles.step} rel={cx('next', rel)} href={hrefOf(page + 1)}>
          {t('pages.next')}
        </a>
      )}
    </nav>
  );
}
