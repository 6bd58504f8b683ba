import { createElement, type ComponentType, type ReactElement } from 'react';
import { wrapPageElement } from 'gatsby-plugin-react-i18next/gatsby-browser.js';
import { i18nPlugin } from '../node/gatsby/i18n-plugin.ts';
import { wrapPage } from '../src/app/wrap-page.tsx';
import type { RenderedPageData } from './page.ts';

export type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What Gatsby passes to a template and its `Head`. */
export const propsOf = ({ template: _, ...page }: RenderedPageData, location: PageLocation) => ({
  ...page,
  uri: location.pathname,
  location,
});

/** A page with all wrappers of Gatsby and its plugins, on the server and in the browser. */
export function pageElement(
  template: ComponentType<object>,
  page: RenderedPageData,
  location: PageLocation,
): ReactElement {
  const props = propsOf(page, location);
  const element = wrapPage({ element: createElement(template, { ...props, key: page.path }), props });
  return (
    <div id="gatsby-focus-wrapper" style={{ outline: 'none' }} tabIndex={-1}>
      {wrapPageElement({ element, props }, i18nPlugin.options)}
    </div>
  );
}
