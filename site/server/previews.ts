import type { Request } from 'express';
import type { Locale } from '@app/locales';
import type { DraftExport, DraftRefusal } from '../../cms/src/export/types.ts';
import { writeNavigation } from '../node/navigation.ts';
import { textNode, writePage } from '../node/page-content.ts';
import type { Texts } from '../node/texts.ts';
import { namespacesOf } from '../src/lib/blocks.ts';
import { splitLocale } from '../src/lib/links.ts';
import type { PageContext } from '../src/lib/page-props.ts';
import type { PreviewOfPage } from '../src/lib/preview.ts';
import { TextMarks } from '../src/lib/text-marks.ts';
import type { RouteMatch } from '../src/route-match.ts';
import { LAYOUT_NAMESPACES } from '../src/routes.ts';
import type { ServedSite } from './published/served-site.ts';
import type { PageToDraw, RenderedPage } from './renderer.ts';

const TIMEOUT_MS = 10_000;
/** The admin's cookie of its language. */
const LANGUAGE_COOKIE = /(?:^|;\s*)cms-lng=([a-z]{2})(?:;|$)/;

interface PreviewsOptions {
  cmsUrl: string;
  serviceKey: string;
}

/** What the front door itself has to say to a preview. */
type OfPreview = Pick<PageToDraw, 'texts'> & { context: Partial<PageContext> };

type Answer = { status: 200; draft: DraftExport } | { status: 403 | 404; refusal: DraftRefusal };

/**
 * Pages as staff have drafted them, in the look of the site: the release's own template with what the cms says now. The
 * words are chosen by the rules of the build, and each text carries a mark that leads to its translation.
 */
export class Previews {
  readonly #options: PreviewsOptions;

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /** The page for a link of the cms, or a page that says why there is none. @throws when the cms does not answer */
  async render(req: Request, site: ServedSite, { route, locale }: RouteMatch, path: string): Promise<RenderedPage> {
    const token = typeof req.query['token'] === 'string' ? req.query['token'] : '';
    const answer = await this.#ask(token, req);
    const { texts } = site.content;
    const own: OfPreview =
      answer.status === 200
        ? ofDraft(texts, locale, answer.draft)
        : { texts: plainTexts(texts, locale), context: { preview: refused(answer.refusal, path) } };
    const page = site.toRender({ route, locale, path, params: {}, query: { token } });
    const rendered = await site.release.renderer.render({
      ...page,
      texts: own.texts,
      context: { ...page.context, ...own.context },
    });
    return { ...rendered, status: answer.status };
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

function ofDraft(texts: Texts, locale: Locale, { page, version, left, words, ...around }: DraftExport): OfPreview {
  const marks = new TextMarks();
  // Pictures are not in the release yet: the cms shows them to staff.
  const { content } = writePage(texts, locale, page, around, { mark: marks.mark });
  const namespaces = [...new Set([...LAYOUT_NAMESPACES, ...namespacesOf(page.blocks)])];
  const edges = namespaces.map((ns) => {
    const messages = marks.markAll(ns, texts.merged(locale, ns));
    return { node: { ns, language: locale, data: JSON.stringify(messages) } };
  });
  const navigation = writeNavigation(texts, locale, around, { mark: marks.mark });
  const preview: PreviewOfPage = {
    ...{ state: version, words, left, pageId: page.id, path: page.path },
    keys: marks.keys,
  };
  return { context: { ...content, navigation, preview }, texts: { edges } };
}

const plainTexts = (texts: Texts, locale: Locale): OfPreview['texts'] => ({
  edges: LAYOUT_NAMESPACES.map((ns) => ({ node: textNode(texts, locale, ns) })),
});

const refused = ({ code, pageId, words }: DraftRefusal, path: string): PreviewOfPage => ({
  ...{ state: code, words, pageId, left: 0, keys: [] },
  path: splitLocale(path)[1].replace(/^\/preview/, '') || '/',
});
