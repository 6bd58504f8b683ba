import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { DERIVED_KEYS, DYNAMIC_KEYS } from './check-lists.ts';
import type { Fault } from './check-texts.ts';
import type { Namespace } from './manifest.ts';
import { NAMESPACES } from './manifest.ts';
import type { Messages } from './messages.ts';
import { families } from './messages.ts';

const SKIPPED = new Set([
  'node_modules',
  'public',
  'fixtures',
  'migrations',
  'build',
  'dist',
  'coverage',
  'locales',
  'tests',
]);

/** The texts that a code file uses. */
export interface CodeKeys {
  file: string;
  /** Namespaces named to `useTranslation`, `translator` and their like. */
  namespaces: Set<string>;
  prefixes: Set<string>;
  literals: Set<string>;
  /** Keys with a dynamic part as `*`. */
  patterns: Set<string>;
  /** Keys that are certain. */
  asked: { key: string; line: number }[];
}

/** Code files under the folders, without tests, built things and declarations. */
function codeFiles(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED.has(entry.name) || entry.name.startsWith('.') ? [] : codeFiles([path]);
      return /\.[cm]?[jt]sx?$/.test(entry.name) && !/\.test\.|\.d\.ts$/.test(entry.name) ? [path] : [];
    }),
  );
}

const OPENERS = new Set(['useTranslation', 'translator', 'getFixedT', 'withTranslation', 'useT']);

/** Reads the keys out of one file's syntax tree. */
export function readKeys(file: string, source: string): CodeKeys {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const found: CodeKeys = {
    file,
    namespaces: new Set(),
    prefixes: new Set(),
    literals: new Set(),
    patterns: new Set(),
    asked: [],
  };
  const ask = (node: ts.Expression) => {
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (ts.isStringLiteralLike(node)) found.asked.push({ key: node.text, line });
    if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(ask);
    if (ts.isArrayLiteralExpression(node)) node.elements.forEach(ask);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) found.literals.add(node.text);
    if (ts.isTemplateExpression(node)) found.patterns.add(templatePattern(node));
    if (ts.isBinaryExpression(node) && ts.isStringLiteralLike(node.left)) found.patterns.add(`${node.left.text}*`);
    if (ts.isJsxAttribute(node) && node.name.getText(tree) === 'i18nKey') {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) ask(value);
      if (value && ts.isJsxExpression(value) && value.expression) ask(value.expression);
    }
    if (ts.isCallExpression(node)) visitCall(node);
    ts.forEachChild(node, visit);
  };
  const visitCall = (node: ts.CallExpression): void => {
    const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    const name = ts.isIdentifier(callee) ? callee.text : '';
    const first = node.arguments[0];
    if (OPENERS.has(name)) {
      eachLiteral(node, (text) => found.namespaces.add(text));
      const prefix = /keyPrefix:\s*['"`]([\w.-]+)['"`]/.exec(node.getText(tree))?.[1];
      if (prefix) found.prefixes.add(prefix);
    }
    if (name === 'defineMail') found.namespaces.add('mails');
    if (!first) return;
    if (name === 't') {
      ask(first);
      if (ts.isStringLiteralLike(first) && /returnObjects/.test(node.getText(tree)))
        found.patterns.add(`${first.text}.*`);
    }
    const derived = DERIVED_KEYS.get(name);
    if (derived && ts.isStringLiteralLike(first)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.asked.push({ key: derived.replace('*', first.text), line });
    }
  };
  visit(tree);
  return found;
}

function templatePattern(node: ts.TemplateExpression): string {
  return node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join('');
}

function eachLiteral(node: ts.Node, tell: (text: string) => void): void {
  if (ts.isStringLiteralLike(node)) tell(node.text);
  ts.forEachChild(node, (child) => eachLiteral(child, tell));
}

/** Keys in code without a text, and texts without a use. */
export function checkCode(files: CodeKeys[], base: ReadonlyMap<Namespace, Messages>, root: string): Fault[] {
  const known = new Map(NAMESPACES.map((namespace) => [namespace, paths(base.get(namespace) ?? {})]));
  return [...unknownKeys(files, known, root), ...unusedKeys(files, known)];
}

type Known = Map<Namespace, Map<string, 'text' | 'group'>>;

/** Paths of a namespace's texts (plurals by stem and by form) and of the groups that hold them. */
function paths(messages: Messages): Map<string, 'text' | 'group'> {
  const found = new Map<string, 'text' | 'group'>();
  for (const path of families(messages).keys()) {
    for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) found.set(path.slice(0, dot), 'group');
    found.set(path, 'text');
  }
  return found;
}

function splitKey(key: string): { namespace: Namespace | null; path: string } {
  const colon = key.indexOf(':');
  const namespace = key.slice(0, colon) as Namespace;
  return colon > 0 && NAMESPACES.includes(namespace)
    ? { namespace, path: key.slice(colon + 1) }
    : { namespace: null, path: key };
}

function unknownKeys(files: CodeKeys[], known: Known, root: string): Fault[] {
  const faults: Fault[] = [];
  for (const code of files) {
    const here = relative(root, code.file);
    const named = NAMESPACES.filter((namespace) => code.namespaces.has(namespace));
    const exists = (key: string) => {
      const { namespace, path } = splitKey(key);
      const candidates = namespace ? [namespace] : named.length > 0 ? [...named, 'common' as const] : NAMESPACES;
      const spellings = [path, ...[...code.prefixes].map((prefix) => `${prefix}.${path}`)];
      return candidates.some((candidate) => spellings.some((one) => known.get(candidate)?.has(stem(one))));
    };
    const asked = new Map(code.asked.map(({ key, line }) => [key, line]));
    for (const literal of code.literals) {
      if (/^[a-z-]+:[\w-]+(\.[\w-]+)+$/.test(literal) && splitKey(literal).namespace)
        asked.set(literal, asked.get(literal) ?? 0);
    }
    for (const [key, line] of asked) {
      if (!exists(key))
        faults.push({ where: line > 0 ? `${here}:${line}` : here, what: `asks for the unknown text ${key}` });
    }
  }
  return faults;
}

/** A plural form that is used by itself counts for its text. */
const stem = (path: string) => path.replace(/_(zero|one|two|few|many|other)$/, '');

function unusedKeys(files: CodeKeys[], known: Known): Fault[] {
  const literals = new Map<string, CodeKeys[]>();
  for (const code of files) {
    for (const text of [...code.literals, ...code.asked.map(({ key }) => key)]) {
      for (const spelling of [text, ...[...code.prefixes].map((prefix) => `${prefix}.${text}`)]) {
        literals.set(stem(spelling), [...(literals.get(stem(spelling)) ?? []), code]);
      }
    }
  }
  const patterns = [...new Set(files.flatMap((code) => [...code.patterns, ...prefixed(code)])), ...DYNAMIC_KEYS]
    .filter((pattern) => /^[\w:.*-]+$/.test(pattern) && /^[\w:-]{2,}\.|\.[\w-]{3,}$/.test(pattern.replace(/^\*+/, '')))
    .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.+')}$`));
  const faults: Fault[] = [];
  for (const [namespace, texts] of known) {
    for (const [path, kind] of texts) {
      if (kind === 'group') continue;
      const key = `${namespace}:${path}`;
      const bare = literals.get(path) ?? [];
      const usedBare = path.includes('.') ? bare.length > 0 : bare.some((code) => code.namespaces.has(namespace));
      if (literals.has(key) || usedBare || patterns.some((pattern) => pattern.test(key) || pattern.test(path)))
        continue;
      faults.push({ where: `${namespace}.json ${path}`, what: 'is used nowhere' });
    }
  }
  return faults;
}

const prefixed = (code: CodeKeys) =>
  [...code.prefixes].flatMap((prefix) => [...code.patterns].map((p) => `${prefix}.${p}`));

/** Every `key` within a value, which is how content refers to texts. */
export function keysWithin(file: string, content: unknown): CodeKeys {
  const asked: CodeKeys['asked'] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'key' && typeof part === 'string') asked.push({ key: part, line: 0 });
      else visit(part);
    }
  };
  visit(content);
  const none = () => new Set<string>();
  return { file, asked, namespaces: none(), prefixes: none(), literals: none(), patterns: none() };
}

/** Reads and checks all code under the folders, and what else is known to name texts. */
export function checkCodeFolders(
  folders: string[],
  base: ReadonlyMap<Namespace, Messages>,
  root: string,
  others: CodeKeys[] = [],
): Fault[] {
  const read = codeFiles(folders).map((file) => readKeys(file, readFileSync(file, 'utf8')));
  return checkCode([...read, ...others], base, root);
}
