import { createElement, type ComponentType, type ReactElement } from 'react';
import { wrapPageElement } from 'gatsby-plugin-react-i18next/gatsby-browser.js';
import { i18nPlugin } from '../node/i18n-plugin.ts';
import { wrapPage } from '../src/lib/wrap-page.tsx';
import type { DrawnPage } from './page.ts';

export type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What Gatsby gives to a template and to its `Head`. */
export const propsOf = ({ template: _, ...page }: DrawnPage, location: PageLocation) => ({
  ...page,
  uri: location.pathname,
  location,
});

/** A page with all that Gatsby and its plugins draw around it: the same on the server and in the browser. */
export function pageElement(template: ComponentType<object>, page: DrawnPage, location: PageLocation): ReactElement {
  const props = propsOf(page, location);
  const element = wrapPage({ element: createElement(template, { ...props, key: page.path }), props });
  return (
    <div id="gatsby-focus-wrapper" style={{ outline: 'none' }} tabIndex={-1}>
      {wrapPageElement({ element, props }, i18nPlugin.options)}
    </div>
  );
}
