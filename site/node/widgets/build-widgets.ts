import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { WIDGET_KINDS, type WidgetKind } from '@app/contracts/widgets/kinds';
import { build, transform, type Plugin } from 'esbuild';
import { WIDGET_HEIGHTS } from '../../widgets/heights.ts';
import { MANIFEST_NAME, WIDGETS_PATH, type WidgetManifest } from '../../server/widgets/widget-manifest.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const sources = join(import.meta.dirname, '..', '..', 'widgets');
/** Browsers with `light-dark()` and modal dialogs; others keep the link. */
const TARGET = ['chrome123', 'firefox120', 'safari17.5'];

const PLACEHOLDER = '/widgets/-/';

/** Style sheets become strings, made small. */
const styles: Plugin = {
  name: 'styles-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify: true, target: TARGET });
      return { contents: `export default ${JSON.stringify(code.trim())}`, loader: 'js' };
    });
  },
};

const camelCase = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function bundle(contents: string, format: 'esm' | 'iife', define: Record<string, string> = {}): Promise<Buffer> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: sources, sourcefile: 'entry.ts', loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format,
    define,
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    plugins: [styles],
    logLevel: 'silent',
  });
  return Buffer.from(outputFiles[0]!.contents);
}

/** Of one kind: the part that the loader fetches, and a script that needs no loader. */
async function bundleKind(kind: WidgetKind): Promise<[string, Buffer][]> {
  const from = `import { ${camelCase(kind)} as kind } from './kinds/${kind}.ts';`;
  const define = "import { defineWidget } from './element/review-widget.ts';";
  return [
    [`${kind}.part.js`, await bundle(`${from} export default kind;`, 'esm')],
    [
      `${kind}.js`,
      await bundle(
        `${from} ${define} defineWidget(new URL(import.meta.url).origin, { kind: ['${kind}', kind] });`,
        'esm',
      ),
    ],
  ];
}

const sha = (algorithm: string, content: Buffer): Buffer => createHash(algorithm).update(content).digest();

/**
 * Builds the scripts of the widgets into `folder/<hash>/` and names them in its manifest. The same sources give the same
 * names. Folders of earlier builds stay: shops name them with their hash.
 */
export async function buildWidgets(folder: string): Promise<WidgetManifest> {
  const parts = (await Promise.all(WIDGET_KINDS.map(bundleKind))).flat();
  // Its name is not known before its content is: the loader is hashed with another in its place.
  const loader = (
    await bundle("import './loader.ts';", 'iife', { KINDS_FOLDER: JSON.stringify(PLACEHOLDER) })
  ).toString();
  const digest = createHash('sha256').update(loader);
  for (const [name, content] of parts) digest.update(name).update('\0').update(content);
  const base = digest.digest('hex').slice(0, 16);
  const ownLoader = Buffer.from(loader.replace(PLACEHOLDER, `${WIDGETS_PATH}/${base}/`));
  const files = new Map<string, Buffer>([...parts, ['loader.js', ownLoader]]);
  await writeOnce(folder, base, files);
  const manifest: WidgetManifest = {
    hash: base,
    loader: `${WIDGETS_PATH}/loader.js`,
    kinds: Object.fromEntries(
      WIDGET_KINDS.map((kind) => [
        kind,
        {
          url: `${WIDGETS_PATH}/${base}/${kind}.js`,
          integrity: `sha384-${sha('sha384', files.get(`${kind}.js`)!).toString('base64')}`,
          heights: WIDGET_HEIGHTS[kind],
        },
      ]),
    ),
  };
  const draft = join(folder, `.${MANIFEST_NAME}-${process.pid}`);
  await writeFile(draft, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(draft, join(folder, MANIFEST_NAME));
  return manifest;
}

/** A folder with all files and their compressed forms, or none; one that is there has the same content. */
async function writeOnce(folder: string, name: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const target = join(folder, name);
  if (existsSync(target)) return;
  const draft = join(folder, `.draft-${name}-${process.pid}`);
  await mkdir(draft, { recursive: true });
  const write = async ([file, content]: [string, Buffer]) => {
    await writeFile(join(draft, file), content);
    await writeFile(join(draft, `${file}.br`), await brotli(content, BEST));
    await writeFile(join(draft, `${file}.gz`), await zip(content, { level: 9 }));
  };
  try {
    await Promise.all([...files].map(write));
    await rename(draft, target).catch((error: unknown) => {
      // Another process may have been faster.
      if (!existsSync(target)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: 1 } };
