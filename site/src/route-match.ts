import type { Locale } from '@app/locales/manifest.ts';
import { splitLocale } from './lib/links.ts';
import { ROUTES, isDynamic, routePattern, type Route } from './routes.ts';

export interface RouteMatch {
  route: Route;
  locale: Locale;
  params: Record<string, string>;
}

/** Which route answers a decoded path, and with which parameters. */
export function matchRoute(path: string): RouteMatch | null {
  const [locale] = splitLocale(path);
  const { fixed, patterns } = addressesOf(locale);
  const exact = fixed.get(path);
  if (exact) return { route: exact, locale, params: {} };
  for (const { regex, route } of patterns) {
    const found = regex.exec(path);
    if (found) return { route, locale, params: paramsOf(found.groups) };
  }
  return null;
}

interface Addresses {
  /** Those without parameters: they are not for one with parameters to answer. */
  fixed: ReadonlyMap<string, Route>;
  patterns: readonly { regex: RegExp; route: Route }[];
}
const known = new Map<Locale, Addresses>();

function addressesOf(locale: Locale): Addresses {
  const made = known.get(locale);
  if (made) return made;
  const routes = ROUTES as readonly Route[];
  const addresses = {
    fixed: new Map(
      routes.filter((route) => !isDynamic(route)).map((route) => [routePattern(route, locale), route] as const),
    ),
    patterns: routes.filter(isDynamic).map((route) => ({ route, regex: toRegex(routePattern(route, locale)) })),
  };
  known.set(locale, addresses);
  return addresses;
}

/** All that follows is called `*`, as Gatsby calls it. */
function paramsOf({ rest, ...params }: Record<string, string | undefined> = {}): Record<string, string> {
  return { ...(params as Record<string, string>), ...(rest !== undefined && { '*': rest }) };
}

const toRegex = (pattern: string): RegExp =>
  new RegExp(
    '^' +
      pattern
        .split('/')
        .map((part) =>
          part.startsWith(':')
            ? `(?<${part.slice(1)}>[^/]+)`
            : part === '*'
              ? '(?<rest>.*)'
              : part.replace(/[.+?^$()[\]{}|\\]/g, '\\$&'),
        )
        .join('/')
        .replace('/(?<rest>.*)', '(?:/(?<rest>.*))?') +
      '$',
    'u',
  );
