/** The plugin's Gatsby API, which its own types lack. */
declare module 'gatsby-plugin-react-i18next/gatsby-browser.js' {
  import type { ReactElement } from 'react';
  export function wrapPageElement(args: { element: ReactElement; props: object }, options: object): ReactElement;
}
