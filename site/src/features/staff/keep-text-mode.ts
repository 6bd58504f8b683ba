import { TEXT_MODE } from '../../lib/links.ts';

const NO_PAGE = /^\/(?:admin|api|cms-api)\b/;

/**
 * Links within the site lead to pages in the same mode; those that name their window end it.
 * @returns ends it
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
