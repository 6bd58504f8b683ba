import type { Request } from 'express';
import type { Locale } from '@app/locales';
import type { DraftExport, DraftRefusal, PreviewLanguages } from '../../../cms/src/export/types.ts';
import { writeNavigation } from '../../node/content/navigation.ts';
import { textNode, writePage } from '../../node/content/page-content.ts';
import type { Texts } from '../../node/content/texts.ts';
import { namespacesOf } from '../../src/lib/content/blocks.ts';
import { splitLocale } from '../../src/lib/addresses/links.ts';
import type { PageContext } from '../../src/lib/content/page-props.ts';
import type { PreviewOfPage } from '../../src/lib/content/preview.ts';
import { TextMarks } from '../../src/lib/texts/text-marks.ts';
import type { RouteMatch } from '../../src/routes/match-route.ts';
import { LAYOUT_NAMESPACES } from '../../src/routes/route.ts';
import type { ServedSite } from '../published/served-site.ts';
import type { PageToRender, RenderedPage } from '../releases/renderer.ts';
import { changesOf } from './language-changes.ts';

const TIMEOUT_MS = 10_000;
/** The cookie with the admin's language. */
const LANGUAGE_COOKIE = /(?:^|;\s*)cms-lng=([a-z]{2})(?:;|$)/;

interface PreviewsOptions {
  cmsUrl: string;
  serviceKey: string;
}

/** What the front door adds to a preview's page. */
type PreviewContent = Pick<PageToRender, 'texts'> & { context: Partial<PageContext> };

type Answer = { status: 200; draft: DraftExport } | { status: 403 | 404; refusal: DraftRefusal };

/**
 * Drafts of pages in the look of the site: the release's template with the cms's current draft. Texts are chosen by the
 * rules of the build, and each is marked with the translation it comes from.
 */
export class Previews {
  readonly #options: PreviewsOptions;

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /** The draft for a preview link, or a page that says why there is none. @throws if the cms does not answer */
  async render(req: Request, site: ServedSite, { route, locale }: RouteMatch, path: string): Promise<RenderedPage> {
    const token = tokenOf(req);
    const answer = await this.#ask(token, req);
    const { texts } = site.content;
    const content: PreviewContent =
      answer.status === 200
        ? draftContent(texts, locale, answer.draft)
        : { texts: layoutTexts(texts, locale), context: { preview: refusedPreview(answer.refusal, path) } };
    const page = site.serverPage({ route, locale, path, params: {}, query: { token } });
    const rendered = await site.release.renderer.render({
      ...page,
      texts: content.texts,
      context: { ...page.context, ...content.context },
    });
    return { ...rendered, status: answer.status };
  }

  /** The page's languages, now and if its draft were published; null for a link that shows nothing. */
  async languages(req: Request, { content }: ServedSite): Promise<PreviewLanguages | null> {
    const answer = await this.#ask(tokenOf(req), req);
    if (answer.status !== 200) return null;
    const { page } = answer.draft;
    const published = content.content.pages.pages.find(({ id }) => id === page.id);
    const now = published ? content.languagesOf(published.path) : null;
    const after = content.withDraft(answer.draft).languagesOf(page.path);
    return after && { now, after, changes: changesOf(now, after) };
  }

  async #ask(token: string, req: Request): Promise<Answer> {
    const { cmsUrl, serviceKey } = this.#options;
    const language = LANGUAGE_COOKIE.exec(req.headers.cookie ?? '')?.[1] ?? req.headers['accept-language'];
    const answer = await fetch(new URL(`/cms-api/export/draft?${new URLSearchParams({ token })}`, cmsUrl), {
      headers: { Authorization: `Bearer ${serviceKey}`, ...(language && { 'Accept-Language': language }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = answer;
    if (status === 200) return { status, draft: (await answer.json()) as DraftExport };
    if (status === 403 || status === 404) return { status, refusal: (await answer.json()) as DraftRefusal };
    throw new Error(`The cms answered ${status} when asked for a draft`);
  }
}

const tokenOf = ({ query }: Request): string => (typeof query['token'] === 'string' ? query['token'] : '');

function draftContent(
  texts: Texts,
  locale: Locale,
  { page, version, left, words, ...around }: DraftExport,
): PreviewContent {
  const marks = new TextMarks();
  // Pictures are not in the release yet; staff may load them from the cms.
  const { content } = writePage(texts, locale, page, around, { mark: marks.mark });
  const namespaces = [...new Set([...LAYOUT_NAMESPACES, ...namespacesOf(page.blocks)])];
  const edges = namespaces.map((ns) => {
    const messages = marks.markAll(ns, texts.merged(locale, ns));
    return { node: { ns, language: locale, data: JSON.stringify(messages) } };
  });
  const navigation = writeNavigation(texts, locale, around, { mark: marks.mark });
  const preview: PreviewOfPage = {
    state: version,
    words,
    left,
    pageId: page.id,
    path: page.path,
    keys: marks.keys,
  };
  return { context: { ...content, navigation, preview }, texts: { edges } };
}

const layoutTexts = (texts: Texts, locale: Locale): PreviewContent['texts'] => ({
  edges: LAYOUT_NAMESPACES.map((ns) => ({ node: textNode(texts, locale, ns) })),
});

const refusedPreview = ({ code, pageId, words }: DraftRefusal, path: string): PreviewOfPage => ({
  state: code,
  words,
  pageId,
  left: 0,
  keys: [],
  path: splitLocale(path)[1].replace(/^\/preview/, '') || '/',
});
