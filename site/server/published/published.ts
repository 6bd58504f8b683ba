import { join } from 'node:path';
import type { Logger } from 'pino';
import { indexOf } from '../../node/assets.ts';
import { SiteContent, versionOf } from '../../node/site-content.ts';
import type { ReleaseFile } from '../release-files.ts';
import type { Release, Releases } from '../releases.ts';
import { CmsReader, type Latest } from './cms-reader.ts';
import { ServedSite } from './served-site.ts';

/** Within the folder of the releases; names with a dot are none of them. */
const KEPT_FOLDER = '.published';

interface PublishedOptions {
  releases: Pick<Releases, 'current'>;
  releasesFolder: string;
  origin: string;
  /** Without it the site says what the release says. */
  cms: { url: string; serviceKey: string } | null;
  log: Pick<Logger, 'warn'>;
}

/** What has become another: pages of staff alone, or what all pages may show. */
export type Changed = 'pages' | 'everything';

/** What staff have published, above what the release was built from, until a release has it too. */
export class Published {
  /** Called after something else is published: what was drawn before is old. */
  onChange: (changed: Changed) => void = () => undefined;
  readonly #options: PublishedOptions;
  readonly #reader: CmsReader | null;
  #built = new WeakMap<Release, { content: SiteContent; version: string }>();
  #site: { release: Release; version: string; site: ServedSite } | null = null;
  #last: SiteContent | null = null;

  constructor(options: PublishedOptions) {
    const { cms, releases, releasesFolder, log } = options;
    this.#options = options;
    this.#reader =
      cms &&
      new CmsReader({
        ...{ cmsUrl: cms.url, serviceKey: cms.serviceKey, folder: join(releasesFolder, KEPT_FOLDER), log },
        elsewhere: async () => {
          const release = await releases.current().catch(() => null);
          return release ? indexOf(release.content.pages, release.content.assets) : {};
        },
        onChange: (before, after) => this.onChange(whatChanged(before, after)),
      });
  }

  /** The site as it is now. @throws while there is no release */
  async site(): Promise<ServedSite> {
    return this.#siteOf(await this.#options.releases.current());
  }

  /** Begins to follow the cms, and reads all texts before visitors need them. */
  async start(): Promise<void> {
    await Promise.all([this.#reader?.start(), this.#readTexts()]);
  }

  async #readTexts(): Promise<void> {
    // Without a release there is nobody to show them to.
    const site = await this.site().catch(() => null);
    await site?.content.entries();
  }

  stop(): void {
    this.#reader?.stop();
  }

  /** Something may have been published. Ends when it is known. */
  refresh(): Promise<void> {
    return this.#reader?.refresh() ?? Promise.resolve();
  }

  /** Whether whoever publishes says so at once. */
  set told(told: boolean) {
    if (this.#reader) this.#reader.told = told;
  }

  /** The files of texts are others: whatever was made of them is made anew. */
  reread(): void {
    this.#site = null;
    this.#last = null;
    this.#built = new WeakMap();
  }

  /** A picture or a file that was published and is in no release yet. */
  asset(path: string): { folder: string; path: string; file: ReleaseFile } | null {
    const latest = this.#reader?.latest;
    const hash = /^\/(?:media|downloads)\/([0-9a-f]{16})-/.exec(path)?.[1];
    if (!this.#reader || !latest || !hash || !Object.values(latest.assets).includes(path)) return null;
    return { folder: this.#reader.folder, path, file: { etag: hash, size: 0, encodings: [], immutable: true } };
  }

  #siteOf(release: Release): ServedSite {
    const latest = this.#reader?.latest ?? null;
    const built = this.#builtOf(release);
    const newer = latest && isNewer(latest, release, built.version) ? latest : null;
    const version = newer?.version ?? built.version;
    if (this.#site?.release === release && this.#site.version === version) return this.#site.site;
    const content = newer ? this.#contentOf(newer, release) : built.content;
    this.#site = { release, version, site: new ServedSite(release, built.content, content) };
    return this.#site.site;
  }

  #builtOf(release: Release): { content: SiteContent; version: string } {
    const known = this.#built.get(release);
    if (known) return known;
    const { origin } = this.#options;
    const texts = this.#last?.texts.revised(release.content.translations);
    const content = new SiteContent(release.content, { origin, ...(texts && { texts }) });
    const built = { content, version: versionOf(release.content) };
    this.#built.set(release, built);
    this.#last = content;
    return built;
  }

  /** Figures are those of the release: they change with every review, and nobody has published them. */
  #contentOf({ pages, translations, assets }: Latest, release: Release): SiteContent {
    const { origin } = this.#options;
    const texts = this.#last?.texts.revised(translations);
    const content = { pages, translations, assets, stats: release.content.stats };
    this.#last = new SiteContent(content, { origin, ...(texts && { texts }) });
    return this.#last;
  }
}

/**
 * Whether what the cms says stands above a release. Not what a release was made of that staff have gone back from, and not
 * what was read before the release was built.
 */
const isNewer = ({ version, confirmedAt }: Latest, release: Release, built: string): boolean =>
  version !== built && version !== release.goneBackFrom && confirmedAt >= Date.parse(release.content.readAt);

function whatChanged(before: Latest | null, after: Latest): Changed {
  const around = ({ pages, translations }: Latest): string => {
    const { version: _, updatedAt: __, pages: ___, redirects: ____, ...shown } = pages;
    return JSON.stringify([shown, translations]);
  };
  return before && around(before) === around(after) ? 'pages' : 'everything';
}
