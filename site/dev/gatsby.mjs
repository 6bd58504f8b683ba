/**
 * What pages use of Gatsby, for the development server: there is no data layer, so a query is nothing but text, and the
 * texts it would answer come along with the page.
 */
export const graphql = () => undefined;

/** Prefixes are not used: the site stands at the root of its origin. */
export const withPrefix = (path) => path;

/** `dev/client.tsx` listens. */
export const navigate = (path) => void dispatchEvent(new CustomEvent('gatsby:navigate', { detail: path }));

/** Named by gatsby-plugin-react-i18next; pages of ours load as documents. */
export const Link = 'a';
