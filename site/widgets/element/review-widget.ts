import { textOnAccent } from '@app/contracts/widgets/contrast';
import { boxClass, WIDGET_HEIGHTS } from '../heights.ts';
import type { WidgetData } from '../widget-data.ts';
import { tell, widgetData } from './answers.ts';
import elementCss from './element.css';
import type { Kind } from './kind.ts';
import { addStructuredData } from './structured-data.ts';

export const TAG = 'review-widget';
/** How far below the window a widget begins to load. */
const NEAR = '400px';

const heights = Object.entries(WIDGET_HEIGHTS)
  .flatMap(([kind, layouts]) => Object.entries(layouts).map(([name, height]) => `.${kind}-${name}{height:${height}px}`))
  .join('');

const sheets = new Map<string, CSSStyleSheet>();

/** One sheet for all widgets with the same styles. Constructed ones need no permission of the page's policy. */
function sheet(css: string): CSSStyleSheet {
  let made = sheets.get(css);
  if (!made) {
    made = new CSSStyleSheet();
    made.replaceSync(css);
    sheets.set(css, made);
  }
  return made;
}

/** Loads a kind; rejects if it cannot. */
export type LoadKind = (kind: string) => Promise<Kind>;

/** The element `<review-widget widget="…">`, whose content is a link for as long as there is nothing better. */
export class ReviewWidget extends HTMLElement {
  static readonly observedAttributes = ['widget', 'product', 'lang', 'kind', 'layout', 'preview'];
  /** Where the data are; set by the code that defines the element. */
  static origin = '';
  static readonly kinds = new Map<string, Kind>();
  static load: LoadKind | undefined;

  readonly #root = this.attachShadow({ mode: 'open' });
  #run: AbortController | undefined;
  #shows = '';
  #waiting = false;

  connectedCallback(): void {
    this.#start();
  }

  disconnectedCallback(): void {
    this.#stop();
  }

  attributeChangedCallback(): void {
    if (this.#waiting || !this.#run) return;
    this.#waiting = true;
    // Several attributes that change together are one change.
    queueMicrotask(() => {
      this.#waiting = false;
      if (this.#run && this.#shows !== this.#wanted()) this.#start();
    });
  }

  /** Address of the data that the attributes ask for, and the room they reserve. */
  #wanted(): string {
    const query = new URLSearchParams();
    const lang = this.lang || this.closest('[lang]')?.getAttribute('lang');
    if (lang) query.set('locale', lang.slice(0, 35));
    const product = this.getAttribute('product');
    if (product) query.set('product', product);
    const preview = this.getAttribute('preview');
    if (preview) query.set('preview', preview);
    return `${this.#address()}?${query.toString()}#${boxClass(this.getAttribute('kind'), this.getAttribute('layout'))}`;
  }

  #address(): string {
    return `${ReviewWidget.origin}/api/v1/widgets/${encodeURIComponent(this.getAttribute('widget') ?? '')}`;
  }

  #stop(): void {
    this.#run?.abort();
    this.#run = undefined;
    this.#root.replaceChildren();
    this.#root.adoptedStyleSheets = [];
  }

  #start(): void {
    this.#stop();
    const run = new AbortController();
    this.#run = run;
    this.#shows = this.#wanted();
    const box = document.createElement('div');
    box.className = `box ${boxClass(this.getAttribute('kind'), this.getAttribute('layout'))}`;
    box.append(document.createElement('slot'));
    this.#root.adoptedStyleSheets = [sheet(elementCss + heights)];
    this.#root.append(box);
    if (!this.getAttribute('widget')) return;
    const begin = () => void this.#show(box, run.signal).catch(() => undefined);
    // A tab stands at the edge of the window, wherever its element is.
    if (this.getAttribute('kind') === 'tab') begin();
    else whenVisible(this, { rootMargin: NEAR }, run.signal, begin);
  }

  /** Without data or scripts the link stays. */
  async #show(box: HTMLElement, signal: AbortSignal): Promise<void> {
    const [url = ''] = this.#shows.split('#');
    const named = this.getAttribute('kind');
    // Both at once, if the page names the kind.
    if (named !== null) void ReviewWidget.#kind(named).catch(() => undefined);
    const data = await widgetData(url);
    const kind = await ReviewWidget.#kind(data.kind);
    if (signal.aborted) return;
    this.#draw(box, kind, data, signal);
  }

  static #kind(name: string): Promise<Kind> {
    const known = ReviewWidget.kinds.get(name);
    if (known) return Promise.resolve(known);
    return ReviewWidget.load?.(name) ?? Promise.reject(new Error(name));
  }

  #draw(box: HTMLElement, kind: Kind, data: WidgetData, signal: AbortSignal): void {
    const root = document.createElement('div');
    const framed = this.hasAttribute('framed');
    const say = (key: string, values: Record<string, string | number> = {}) =>
      ((data.texts as Record<string, string>)[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
        Object.hasOwn(values, name) ? String(values[name]) : '',
      );
    const expand = framed ? null : (open: boolean) => void box.classList.toggle('open', open);
    kind.draw(root, { data, say, box, expand, signal });
    box.className = `box ${boxClass(data.kind, data.settings.layout)}`;
    box.lang = data.lang || data.locale;
    box.dir = data.dir === 'rtl' ? 'rtl' : 'ltr';
    this.#root.adoptedStyleSheets = [sheet(elementCss + heights), sheet(kind.css), accentSheet(data.settings.accent)];
    box.replaceChildren(root);
    if (data.jsonLd && data.product && !framed) {
      const [, query = ''] = this.#shows.split(/[?#]/);
      const widget = encodeURIComponent(data.id);
      const url = `${ReviewWidget.origin}/widgets/structured-data/${widget}?${query}`;
      const remove = addStructuredData(data.product.id, url);
      signal.addEventListener('abort', remove, { once: true });
    }
    this.#count(box, data, signal);
  }

  #count(box: HTMLElement, data: WidgetData, signal: AbortSignal): void {
    if (this.hasAttribute('preview')) return;
    const address = this.#address();
    const seen = () => tell(`${address}/seen`);
    if (data.kind === 'tab') seen();
    else whenVisible(this, { threshold: 0.5 }, signal, seen);
    const clicked = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) tell(`${address}/clicked`);
    };
    box.addEventListener('click', clicked, { signal });
  }
}

function whenVisible(element: Element, options: IntersectionObserverInit, signal: AbortSignal, act: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    act();
  }, options);
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** The merchant's colour, with what can be read on it. */
function accentSheet(accent: string | null): CSSStyleSheet {
  if (!accent || !/^#[0-9a-f]{6}$/i.test(accent)) return sheet('');
  return sheet(`.w{--accent:${accent};--on-accent:${textOnAccent(accent)}}`);
}

/** Defines the element once per page, however many scripts do. */
export function defineWidget(origin: string, { kind, load }: { kind?: [string, Kind]; load?: LoadKind }): void {
  const defined = customElements.get(TAG) as typeof ReviewWidget | undefined;
  const element = defined ?? ReviewWidget;
  if (kind) element.kinds.set(...kind);
  if (load) element.load ??= load;
  if (defined) return;
  element.origin = origin;
  customElements.define(TAG, element);
}
