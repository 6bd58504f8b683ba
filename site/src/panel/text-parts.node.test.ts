import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { BASE_LOCALE, NAMESPACES, families, readNamespace } from '@app/locales';
import { readKeys } from '@app/locales/check-code.ts';
import { CARRIED_KEYS } from '../lib/texts/parts.ts';
import { LAYOUT_NAMESPACES } from '../routes/route.ts';
import { ROUTES } from '../routes/routes.ts';

const SRC = join(import.meta.dirname, '..');
const KEYS = new Map(
  NAMESPACES.map((namespace) => [namespace, [...families(readNamespace(BASE_LOCALE, namespace)).keys()]]),
);

/** Where a bundle begins that is loaded with its texts. */
interface Bundle {
  file: string;
  parts: string[];
}

interface Module {
  imports: string[];
  bundles: Bundle[];
  /** The parts that its texts are of, with the first text found of each. */
  uses: Map<string, string>;
}

const BUNDLE = /\b(?:page|lazyWithTexts)\(\s*\(\) => import\('([^']+)'\),\s*'\w+'((?:,\s*'[^']+')*),?\s*\)/g;
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm;

const modules = new Map<string, Module>();
function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const at = (path: string) => join(dirname(file), path);
  const bundles = [...source.matchAll(BUNDLE)].map(([, path = '', parts = '']) => ({
    file: at(path),
    parts: [...parts.matchAll(/'([^']+)'/g)].map(([, part = '']) => part),
  }));
  const imports = [...source.matchAll(IMPORT)]
    .map(([, always, lazily]) => at(always ?? lazily ?? ''))
    .filter((path) => /\.tsx?$/.test(path) && existsSync(path) && !bundles.some((bundle) => bundle.file === path));
  const module = { imports, bundles, uses: usesOf(file, source) };
  modules.set(file, module);
  return module;
}

/** Literals and templates that are keys of the namespaces which a file names, or of `panel` if it names none. */
function usesOf(file: string, source: string): Map<string, string> {
  const { namespaces, literals, patterns } = readKeys(file, source);
  const named = NAMESPACES.filter((namespace) => namespaces.has(namespace));
  const uses = new Map<string, string>();
  for (const text of [...literals, ...patterns]) {
    const [, prefix, path = ''] = /^(?:([a-z-]+):)?([\w*][\w.*-]*)$/.exec(text) ?? [];
    if (path === '' || path.startsWith('*')) continue;
    if (!prefix && named.length === 0 && !path.includes('.')) continue;
    const key = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.+')}$`);
    const own = named.length > 0 ? named : (['panel'] as const);
    for (const namespace of prefix ? NAMESPACES.filter((one) => one === prefix) : own)
      for (const found of KEYS.get(namespace)?.filter((one) => key.test(one)) ?? [])
        uses.set(namespace in CARRIED_KEYS ? `${namespace}.${found.split('.')[0]}` : namespace, `${file} ${text}`);
  }
  return uses;
}

/** The modules that a file brings with it, without bundles that load their own texts. */
function closureOf(start: string): Module[] {
  const files = new Set([start]);
  for (const file of files) moduleOf(file).imports.forEach((path) => files.add(path));
  return [...files].map(moduleOf);
}

const carried = (part: string, namespaces: readonly string[]): boolean => {
  const [namespace = '', key = ''] = part.split('.');
  const keys = CARRIED_KEYS[namespace as keyof typeof CARRIED_KEYS];
  return namespaces.includes(namespace) && (!keys || keys.includes(key));
};

function usedBy(start: string, namespaces: readonly string[]): Map<string, string> {
  const uses = closureOf(start).flatMap((module) => [...module.uses]);
  return new Map(
    uses.filter(([part]) => !carried(part, namespaces)).map(([part, where]) => [part, relative(SRC, where)]),
  );
}

const LARGE = ROUTES.filter(({ namespaces }) => namespaces.some((namespace) => namespace in CARRIED_KEYS));
const roots = LARGE.map(({ id, template, namespaces }) => ({
  id,
  file: join(SRC, 'templates', `${template}.tsx`),
  namespaces: [...LAYOUT_NAMESPACES, ...namespaces],
}));

describe('texts of the panel', () => {
  it.each(roots)('the page $id carries what it shows before anything is loaded', ({ file, namespaces }) => {
    expect(Object.fromEntries(usedBy(file, namespaces))).toEqual({});
  });

  /** Those of a file, those that they load in turn, and so on. Each names all that it uses, wherever it is rendered. */
  const bundlesOf = (file: string): Bundle[] =>
    closureOf(file).flatMap(({ bundles: own }) => own.flatMap((one) => [one, ...bundlesOf(one.file)]));
  const bundles = roots.flatMap(({ file, namespaces }) =>
    bundlesOf(file).map((bundle) => ({ ...bundle, namespaces, name: relative(SRC, bundle.file) })),
  );

  it.each(bundles)('$name is loaded with the texts it uses, and no others', ({ file, parts, namespaces }) => {
    const used = usedBy(file, namespaces);
    const missing = [...used].filter(([part]) => !parts.includes(part));
    expect(Object.fromEntries(missing)).toEqual({});
    expect(parts.filter((part) => !used.has(part))).toEqual([]);
  });

  it('the screens of the panel are among them', () => expect(bundles.length).toBeGreaterThan(30));
});
