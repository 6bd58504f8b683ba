import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { cx } from '../../ui/cx.ts';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import * as styles from './find-company.module.css';

/** Looks a company up by name or web address. A plain GET form: the address holds the query. */
export function SearchBox({ query = '', large, autoFocus }: { query?: string; large?: boolean; autoFocus?: boolean }) {
  const { t, locale } = useT('common');
  return (
    <form
      className={cx(styles.box, large && styles.boxLarge)}
      role="search"
      action={localePath(locale, '/find-company')}
      method="get"
    >
      <label className={styles.boxField}>
        <Icon name="search" />
        <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        <input
          className={styles.boxInput}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={t('search.label')}
          maxLength={100}
          required
          autoComplete="off"
          autoFocus={autoFocus}
          enterKeyHint="search"
        />
      </label>
      <Button className={styles.boxButton} type="submit" variant="accent">
        {t('search.button')}
      </Button>
    </form>
  );
}
