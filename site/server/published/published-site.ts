import { join } from 'node:path';
import type { Logger } from 'pino';
import { assetIndex } from '../../node/content/assets.ts';
import { SiteContent, contentVersion } from '../../node/content/site-content.ts';
import type { ReleaseFile } from '../releases/release-files.ts';
import type { Release, Releases } from '../releases/releases.ts';
import { CmsReader, type PublishedContent } from './cms-reader.ts';
import { ServedSite } from './served-site.ts';

/** In the folder of the releases; names with a dot are not releases. */
const CONTENT_FOLDER = '.published';

interface PublishedOptions {
  releases: Pick<Releases, 'current'>;
  releasesFolder: string;
  origin: string;
  /** Null: only the release's content is served. */
  cms: { url: string; serviceKey: string } | null;
  log: Pick<Logger, 'warn'>;
}

/** What has changed: only pages made by staff, or content that any page may show. */
export type PublishedChange = 'pages' | 'everything';

/** The content that staff published since the release was built, laid over it until a release contains it. */
export class PublishedSite {
  /** Called after a publish: pages rendered before it are outdated. */
  onChange: (changed: PublishedChange) => void = () => undefined;
  readonly #options: PublishedOptions;
  readonly #reader: CmsReader | null;
  /** Content and version of each release. */
  #built = new WeakMap<Release, { content: SiteContent; version: string }>();
  #site: { release: Release; version: string; site: ServedSite } | null = null;
  /** The content made last: the next one reuses its texts. */
  #last: SiteContent | null = null;

  constructor(options: PublishedOptions) {
    const { cms, releases, releasesFolder, log } = options;
    this.#options = options;
    this.#reader =
      cms &&
      new CmsReader({
        cmsUrl: cms.url,
        serviceKey: cms.serviceKey,
        folder: join(releasesFolder, CONTENT_FOLDER),
        log,
        releasedFiles: async () => {
          const release = await releases.current().catch(() => null);
          return release ? assetIndex(release.content.pages, release.content.assets) : {};
        },
        onChange: (before, after) => this.onChange(whatChanged(before, after)),
      });
  }

  /** The site as it is now. @throws while there is no release */
  async site(): Promise<ServedSite> {
    return this.#siteOf(await this.#options.releases.current());
  }

  /** Starts following the cms, and reads all texts before visitors need them. */
  async start(): Promise<void> {
    await Promise.all([this.#reader?.start(), this.#readTexts()]);
  }

  async #readTexts(): Promise<void> {
    // Without a release there is nothing to show.
    const site = await this.site().catch(() => null);
    await site?.content.entries();
  }

  stop(): void {
    this.#reader?.stop();
  }

  /** Asks the cms whether something was published. */
  refresh(): Promise<void> {
    return this.#reader?.refresh() ?? Promise.resolve();
  }

  /** Whether notifications of changes arrive. */
  set notified(notified: boolean) {
    if (this.#reader) this.#reader.notified = notified;
  }

  /** Reads text files again, after they have changed. */
  reloadTexts(): void {
    this.#site = null;
    this.#last = null;
    this.#built = new WeakMap();
  }

  /** A published picture or file that no release has yet. */
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
    const texts = this.#last?.texts.withEdits(release.content.translations);
    const content = new SiteContent(release.content, { origin, ...(texts && { texts }) });
    const built = { content, version: contentVersion(release.content) };
    this.#built.set(release, built);
    this.#last = content;
    return built;
  }

  /** Counts stay those of the release: they change with every review and are not part of a publish. */
  #contentOf({ pages, translations, assets }: PublishedContent, release: Release): SiteContent {
    const { origin } = this.#options;
    const texts = this.#last?.texts.withEdits(translations);
    const content = { pages, translations, assets, stats: release.content.stats };
    this.#last = new SiteContent(content, { origin, ...(texts && { texts }) });
    return this.#last;
  }
}

/**
 * Whether published content is newer than a release: not if staff rolled back from it to this release, nor if it was
 * read before the release was built.
 */
const isNewer = ({ version, confirmedAt }: PublishedContent, release: Release, built: string): boolean =>
  version !== built && version !== release.rolledBackFrom && confirmedAt >= Date.parse(release.content.readAt);

function whatChanged(before: PublishedContent | null, after: PublishedContent): PublishedChange {
  const allButPages = ({ pages, translations }: PublishedContent): string => {
    const { version: _, updatedAt: __, pages: ___, redirects: ____, ...shown } = pages;
    return JSON.stringify([shown, translations]);
  };
  return before && allButPages(before) === allButPages(after) ? 'pages' : 'everything';
}
