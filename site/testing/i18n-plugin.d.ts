/** What Gatsby calls of the plugin, which describes only what pages import. */
declare module 'gatsby-plugin-react-i18next/gatsby-browser.js' {
  import type { ReactElement } from 'react';
  export function wrapPageElement(args: { element: ReactElement; props: object }, options: object): ReactElement;
}
