import { useRef, type KeyboardEvent } from 'react';
import { SearchBox } from '../features/find-company/search-box.tsx';
import { splitLocale } from '../lib/addresses/links.ts';
import { useAddress } from '../lib/addresses/page-address.tsx';
import { useT } from '../lib/texts/i18n.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { Container, VisuallyHidden } from '../ui/layout.tsx';
import { Menu } from './menu.tsx';
import * as styles from './header-search.module.css';

/** Pages with a search box of their own. */
const OWN_BOX = /^\/(?:find-company|search)(?:\/|$)/;

/** Search for companies behind a button of the bar; works without scripts. */
export function HeaderSearch() {
  const { t } = useT('common');
  const { path } = useAddress();
  const panel = useRef<HTMLDivElement>(null);
  if (OWN_BOX.test(splitLocale(path)[1])) return null;
  // The first Escape is the box's: it closes suggestions, or empties it.
  const keepOpen = (event: KeyboardEvent) => {
    const box = event.target as HTMLInputElement;
    if (event.key === 'Escape' && box.value) event.nativeEvent.stopPropagation();
  };
  return (
    <Menu
      className={styles.menu}
      panelClass={styles.panel}
      label={
        <>
          <Icon name="search" size={22} />
          <VisuallyHidden>{t('nav.findCompany')}</VisuallyHidden>
        </>
      }
      onOpen={() => panel.current?.querySelector('input')?.focus()}
    >
      <div ref={panel} onKeyDown={keepOpen}>
        <Container width="narrow">
          <SearchBox />
        </Container>
      </div>
    </Menu>
  );
}
