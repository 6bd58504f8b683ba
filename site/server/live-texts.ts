import { BRAND_NAME, isLocale, type Locale } from '@app/locales/manifest.ts';
import type { EditedTexts } from '@app/contracts/content';
import type { Logger } from 'pino';

const POLL_MS = 2_000;
const TIMEOUT_MS = 5_000;
/** Otherwise `fetch` adds `no-cache` to a question with a tag (Fetch, "HTTP-network-or-cache fetch"), which is then never answered with 304. */
const ANY_COPY = { 'cache-control': 'max-age=0' };

type Messages = { [name: string]: string | Messages };

/** A locale's texts of one namespace as a page carries them. */
export interface TextNode {
  ns: string;
  language: string;
  /** JSON of the texts. */
  data: string;
}

/**
 * Texts that staff have published since the release was built, laid over those that server-rendered pages carry: the
 * engine is asked for them every two seconds. While it does not answer, the last ones stand.
 */
export class LiveTexts {
  #edits = new Map<string, { path: string[]; text: string }[]>();
  /** As they were told. */
  all: EditedTexts['texts'] = [];
  #etag: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #complained = false;
  readonly #engineUrl: string;
  readonly #log: Pick<Logger, 'warn'>;
  /** Called after they have changed: what was rendered before is old. */
  onChange: () => void = () => undefined;

  constructor(engineUrl: string, log: Pick<Logger, 'warn'>) {
    this.#engineUrl = engineUrl;
    this.#log = log;
  }

  start(): void {
    void this.refresh().then(() => {
      if (!this.#stopped) this.#timer = setTimeout(() => this.start(), POLL_MS);
    });
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  /** Asks once. */
  async refresh(): Promise<void> {
    try {
      const answer = await fetch(new URL('/api/v1/texts', this.#engineUrl), {
        headers: this.#etag ? { 'if-none-match': this.#etag, ...ANY_COPY } : {},
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      this.#complained = false;
      if (answer.status === 304) return void (await answer.body?.cancel());
      if (!answer.ok) throw new Error(`the engine answered ${answer.status}`);
      const etag = answer.headers.get('etag') ?? undefined;
      const { texts } = (await answer.json()) as EditedTexts;
      // Whoever stands between may send the same once more in full.
      if (etag !== undefined && etag === this.#etag) return;
      const isFirst = this.#etag === undefined;
      this.#take(texts);
      this.#etag = etag;
      if (!isFirst || this.#edits.size > 0) this.onChange();
    } catch (error) {
      if (!this.#complained) this.#log.warn({ err: error }, 'edited texts cannot be read, the last ones stand');
      this.#complained = true;
    }
  }

  /** The node with the edited texts of its language in it; the very same one when there are none. */
  lay<Node extends TextNode>(node: Node): Node {
    const edits = this.#edits.get(`${node.language}/${node.ns}`);
    if (!edits) return node;
    const messages = JSON.parse(node.data) as Messages;
    for (const { path, text } of edits) put(messages, path, text);
    return { ...node, data: JSON.stringify(messages) };
  }

  #take(texts: EditedTexts['texts']): void {
    this.#edits = new Map();
    this.all = texts;
    for (const { locale, namespace, key, text } of texts) {
      if (!isLocale(locale)) continue;
      const id = `${locale satisfies Locale}/${namespace}`;
      const edit = { path: key.split('.'), text: text.replaceAll('{{brand}}', BRAND_NAME) };
      this.#edits.set(id, [...(this.#edits.get(id) ?? []), edit]);
    }
  }
}

/** Sets one text. Where the release has a group of texts, or none under that name, the edit is of another version. */
function put(messages: Messages, path: readonly string[], text: string): void {
  let group: Messages = messages;
  for (const name of path.slice(0, -1)) {
    const next = group[name];
    if (typeof next !== 'object') return;
    group = next;
  }
  const last = path.at(-1) ?? '';
  if (typeof group[last] !== 'object') group[last] = text;
}
