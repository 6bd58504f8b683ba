import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { cx } from '../../ui/cx.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { MAX_PHRASE, phraseOf, searchPath } from '../../lib/addresses/search-address.ts';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { suggestionGroups, type SearchOption } from './suggestion-options.ts';
import { SuggestionList, optionId } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import * as styles from './find-company.module.css';

interface SearchBoxProps {
  query?: string;
  large?: boolean;
  autoFocus?: boolean;
  go?: (path: string) => void;
}

/**
 * Search box: a plain GET form leading to the results; with scripts an editable combobox with list popup (WAI-ARIA,
 * focus stays in the box) that suggests companies, products and lists.
 */
export function SearchBox({ query = '', large, autoFocus, go = navigateTo }: SearchBoxProps) {
  const { t, locale } = useT('common');
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const scripted = useHydrated();
  const [typed, setTyped] = useState(query);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(typed, { locale, active: open });
  const groups =
    open && found && phraseOf(typed) !== '' ? suggestionGroups(locale, { ...found, query: typed.trim() }) : [];
  const options = groups.flatMap((group) => group.options);
  const expanded = options.length > 0;
  const current = active < options.length ? active : -1;

  // Uncontrolled: somebody may have typed before hydration.
  useEffect(() => setTyped(box.current?.value ?? ''), []);
  useEffect(() => {
    if (current >= 0) document.getElementById(optionId(listId, current))?.scrollIntoView?.({ block: 'nearest' });
  }, [current, listId]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = ({ path }: SearchOption) => {
    close();
    go(path);
  };
  const empty = () => {
    if (box.current) box.current.value = '';
    setTyped('');
  };
  /** Cycles through the options and the box itself. */
  const move = (by: 1 | -1) => {
    setOpen(true);
    if (expanded) setActive(((current + 1 + by + options.length + 1) % (options.length + 1)) - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition, Enter and arrows belong to the IME.
    if (event.nativeEvent.isComposing) return;
    const chosen = options[current];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp' && event.altKey) close();
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && expanded) close();
    else if (event.key === 'Escape') empty();
    else return;
    event.preventDefault();
  };

  return (
    <form
      className={cx(styles.box, large && styles.boxLarge)}
      role="search"
      action={localePath(locale, '/find-company')}
      method="get"
      onSubmit={(event) => {
        // Goes directly where the form's action would redirect to.
        event.preventDefault();
        const phrase = box.current?.value ?? '';
        if (phraseOf(phrase) !== '') go(searchPath(locale, phrase));
      }}
    >
      <label className={styles.boxField}>
        <Icon name="search" />
        <VisuallyHidden>{t('search.label')}</VisuallyHidden>
        <input
          ref={box}
          className={styles.boxInput}
          type="text"
          inputMode="search"
          name="q"
          defaultValue={query}
          placeholder={t('search.placeholder')}
          maxLength={MAX_PHRASE}
          required
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          autoFocus={autoFocus}
          enterKeyHint="search"
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onClick={() => setOpen(true)}
          onBlur={close}
          {...(scripted && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': expanded,
            'aria-controls': expanded ? listId : undefined,
            'aria-activedescendant': current >= 0 ? optionId(listId, current) : undefined,
          })}
        />
      </label>
      <Button className={styles.boxButton} type="submit" variant="accent">
        {t('search.button')}
      </Button>
      {expanded && found && (
        <SuggestionList id={listId} groups={groups} active={current} query={typed.trim()} choose={choose} />
      )}
      {scripted && (
        <VisuallyHidden role="status">
          {open && found ? t('search.found', countOf(Math.max(0, options.length - 1))) : ''}
        </VisuallyHidden>
      )}
    </form>
  );

  function countOf(count: number) {
    return { count, number: formatNumber(locale, count) };
  }
}
