import type { Locale } from '@app/locales/manifest.ts';
import { splitLocale } from '../lib/addresses/links.ts';
import { isDynamic, routePattern, type Route } from './route.ts';
import { ROUTES } from './routes.ts';

export interface RouteMatch {
  route: Route;
  locale: Locale;
  params: Record<string, string>;
}

/** Finds the route and parameters of a decoded path. */
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
  /** Paths without parameters, which take precedence. */
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

/** The rest of a path is named `*`, as in Gatsby. */
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
