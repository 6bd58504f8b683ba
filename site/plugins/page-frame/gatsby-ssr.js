/** Named before the plugin of the languages, so that what it draws stands inside of that plugin's providers. */
export { wrapPage as wrapPageElement } from '../../src/app/wrap-page.tsx';
