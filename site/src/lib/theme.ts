export type Theme = 'light' | 'dark';

/** The key in local storage. */
export const THEME_KEY = 'theme';

/** Paths that are always dark, whatever was chosen. */
export const DARK_PATHS = ['/our-team'];

/**
 * Runs in <head> before the first paint, so that a saved theme never flashes. Plain old JavaScript: it is not compiled.
 * `js` on <html> lets styles show what only works with scripts.
 */
export const THEME_SCRIPT = `(function(d){d.classList.add('js');var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}var p=location.pathname.replace(/^\\/[a-z]{2}(?=\\/)/,'');d.dataset.theme=${JSON.stringify(DARK_PATHS)}.some(function(x){return p===x||p.indexOf(x+'/')===0})?'dark':t==='dark'?'dark':'light'})(document.documentElement)`;

/** Switches between light and dark, and remembers it. */
export function toggleTheme(): Theme {
  const next: Theme = document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = next;
  try {
    localStorage.setItem(THEME_KEY, next);
  } catch {
    // Storage may be blocked: the theme then lasts as long as the page.
  }
  return next;
}
