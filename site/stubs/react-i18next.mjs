/**
 * What of react-i18next goes to browsers. The plugin requires it as a whole, which no bundler can cut down; the build
 * gives it this in its place (see `node/gatsby.ts`). A page that needs another part of it, such as `Trans`, names it here.
 */
export { I18nextProvider, useTranslation } from 'react-i18next';
