import { TEXT_MODE } from '../../lib/addresses/links.ts';

const NO_PAGE = /^\/(?:admin|api|cms-api)\b/;

/**
 * Keeps text mode when following links within the site; links that open another window leave it.
 * @returns stops it
 */
export function keepTextMode(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isPage = link && link.origin === location.origin && !NO_PAGE.test(link.pathname);
    if (isPage && !link.hash && !link.target) link.hash = TEXT_MODE;
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
