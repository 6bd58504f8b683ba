import type { GatsbySSR } from 'gatsby';
import { htmlLang } from '@app/locales/manifest.ts';
import sheet from './.fonts/sheet.json';
import { splitLocale } from './src/lib/addresses/links.ts';
import { fontsToPreload, scriptFallbacks } from './src/lib/browser/fonts.ts';
import { THEME_COLORS, THEME_SCRIPT, isAlwaysDark } from './src/lib/browser/theme.ts';

/** Absent in a sheet that an earlier version has left. */
const { css: fontRules, fallbacks }: { css: string; fallbacks?: { greek: string; cyrillic: string } } = sheet;

/** Language, theme and fonts stand in the page before anything is drawn. React 19 must not see <html> in `Head`. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes, setHeadComponents }) => {
  const [locale] = splitLocale(pathname);
  const lang = htmlLang(locale);
  const theme = isAlwaysDark(pathname) ? 'dark' : 'light';
  // Named first: React's types list no data attributes.
  const attributes = { lang, dir: 'ltr', 'data-theme': theme };
  setHtmlAttributes(attributes);
  setHeadComponents([
    // Before the script, which changes it.
    <meta key="color" name="theme-color" content={THEME_COLORS[theme]} />,
    <script key="theme" dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />,
    ...fontsToPreload(sheet.preload, locale).map((file) => (
      <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
    )),
    <style key="fonts" dangerouslySetInnerHTML={{ __html: fontRules + scriptFallbacks(fallbacks, locale) }} />,
    ...(locale === 'ja' ? [<link key="ja" rel="stylesheet" href="/fonts/noto-sans-jp/index.css" />] : []),
    <link key="old-icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ]);
};

/**
 * The order of the cascade's layers stands before all styles: the first mention decides it, and the minifier leaves of
 * equal `@layer` lines only the last one of a file.
 */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  replaceHeadComponents([
    <style key="layers" dangerouslySetInnerHTML={{ __html: '@layer base, ui;' }} />,
    ...getHeadComponents(),
  ]);
};
