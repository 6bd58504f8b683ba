import './src/styles/tokens.css';
import './src/styles/base.css';
import type { GatsbyBrowser } from 'gatsby';
import { htmlLang } from '@app/locales/manifest.ts';
import { splitLocale } from './src/lib/links.ts';
import { followTheme } from './src/lib/theme.ts';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = followTheme;

/** After a change of page without a reload; the server has set it on the first one. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  document.documentElement.lang = htmlLang(splitLocale(location.pathname)[0]);
};
