import type { Drawing } from '../element/kind.ts';
import type { WidgetReview } from '../widget-data.ts';
import { formatDate, htmlLang, initials, languageName } from './format.ts';
import { stars } from './grade.ts';
import { button, h, link, type Child } from './h.ts';
import { icon } from './icons.ts';

/** Texts beyond this many characters begin folded. */
const LONG = 320;

/** A review as on the profile: who, when, how we know of it, the words, photos, and the answer. */
export function reviewCard(drawing: Drawing, review: WidgetReview): HTMLElement {
  const { data, say } = drawing;
  const { author } = review;
  const date = formatDate(data.locale, review.date);
  return h(
    'article',
    { class: 'card', 'aria-label': author || null },
    h(
      'div',
      { class: 'who' },
      h('span', { class: 'avatar', 'aria-hidden': 'true' }, initials(author)),
      h(
        'div',
        {},
        h('p', { class: 'author', dir: 'auto' }, author),
        h(
          'p',
          { class: 'muted' },
          link(review.url, { class: 'quiet' }, h('time', { datetime: review.date }, date)),
          review.edited && ` · ${say('edited')}`,
          review.pinned && ` · ${say('pinned')}`,
        ),
      ),
    ),
    h(
      'div',
      { class: 'marks' },
      stars(drawing, review.grade),
      origin(drawing, review),
      review.originSource && source(review.originSource),
    ),
    ...(review.text ? words(drawing, review) : []),
    review.remark && h('p', { class: 'remark' }, review.remark),
    data.settings.showPhotos && review.photos.length > 0 && photos(drawing, review),
    data.settings.showAnswers && review.answer && answer(drawing, review.answer),
  );
}

/** What we know of the review's origin; opens to what was checked. */
function origin({ data, say }: Drawing, review: WidgetReview): Element {
  const known = (['verified', 'unverified', 'external'] as const).find((name) => name === review.origin);
  const kind = known ?? 'unverified';
  return h(
    'details',
    { class: 'origin' },
    h('summary', { class: kind }, icon(kind), say(`origin.${kind}.label`), icon('down', 'turn')),
    h(
      'div',
      { class: 'note' },
      h('p', {}, say(`origin.${kind}.text`)),
      h('ul', {}, ...review.evidence.map((step) => h('li', {}, icon('check'), h('span', {}, step)))),
      link(data.company.howVerifiedUrl, {}, say('originMore')),
    ),
  );
}

const source = ({ name, url }: NonNullable<WidgetReview['originSource']>): Element =>
  h('span', { class: 'muted', dir: 'auto' }, url ? link(url, { rel: 'nofollow noopener ugc' }, name) : name);

/** The words, folded if they are long, in the original or translated. */
function words({ data, say }: Drawing, review: WidgetReview): Child[] {
  const translated = { text: review.text, language: review.translatedFrom ? data.locale : review.language };
  const original =
    review.original && review.translatedFrom ? { text: review.original, language: review.translatedFrom } : null;
  const text = h('p', { class: 'text', dir: 'auto' });
  const more = button({ class: 'plain', 'aria-expanded': 'false', click: () => fold(!folded) });
  let folded = false;
  const fold = (to: boolean) => {
    folded = to;
    text.classList.toggle('folded', folded);
    more.textContent = say(folded ? 'expand' : 'collapse');
    more.setAttribute('aria-expanded', String(!folded));
  };
  const show = (shown: { text: string; language: string }) => {
    text.textContent = shown.text;
    const lang = htmlLang(shown.language);
    if (lang) text.lang = lang;
  };
  show(translated);
  const isLong = Math.max(review.text.length, original?.text.length ?? 0) > LONG;
  if (isLong) fold(true);
  if (!original) return [text, isLong && more];

  let shows = translated;
  const note = h('span', { class: 'muted', 'aria-live': 'polite' });
  const change = button({
    class: 'plain',
    click: () => {
      shows = shows === translated ? original : translated;
      told();
    },
  });
  const told = () => {
    show(shows);
    change.replaceChildren(icon('globe'), say(shows === translated ? 'showOriginal' : 'showTranslation'));
    note.textContent =
      shows === translated ? say('translatedFrom', { language: languageName(data.locale, original.language) }) : '';
  };
  told();
  return [text, isLong && more, h('p', { class: 'translation' }, change, note)];
}

const photos = ({ say }: Drawing, { photos: all, author }: WidgetReview): Element =>
  h(
    'ul',
    { class: 'photos', 'aria-label': say('photos') || null },
    ...all.map(({ url, width, height, alt }, at) => {
      const words = alt || say('photo', { number: at + 1, count: all.length, author });
      return h('li', {}, link(url, {}, h('img', { src: url, width, height, alt: words, loading: 'lazy' })));
    }),
  );

const answer = ({ data, say }: Drawing, { text, date, language }: NonNullable<WidgetReview['answer']>): Element =>
  h(
    'div',
    { class: 'answer' },
    h(
      'p',
      { class: 'answer-head' },
      h('strong', { dir: 'auto' }, say('answer', { company: data.company.name })),
      ' ',
      h('time', { datetime: date, class: 'muted' }, formatDate(data.locale, date)),
    ),
    h('p', { class: 'text', dir: 'auto', lang: htmlLang(language) }, text),
  );
