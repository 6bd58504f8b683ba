import type { Drawing } from '../element/kind.ts';
import type { WidgetRating, WidgetReview } from '../widget-data.ts';
import { grade } from './grade.ts';
import { button, h, link, type Child } from './h.ts';
import { icon } from './icons.ts';
import { reviewCard } from './review-card.ts';

/** Prepares a widget's outermost element. */
export function dress(root: HTMLElement, { data }: Drawing, ...classes: string[]): void {
  const { scheme } = data.settings;
  root.className = ['w', scheme === 'light' || scheme === 'dark' ? scheme : 'auto', ...classes].join(' ');
}

/** Grade and number of reviews: always those of the public profile. */
export const summary = (drawing: Drawing, rating: WidgetRating, count: string): Child =>
  drawing.data.state !== 'blocked' &&
  h('p', { class: 'summary' }, ...grade(drawing, rating), h('span', { class: 'muted' }, count));

/** Why there are no reviews, where there are none. */
export function stateSentence({ data, say }: Drawing): string {
  const { state, reviews } = data;
  if (state === 'hidden' || state === 'blocked' || state === 'suspended')
    return say(state, { company: data.company.name });
  return reviews.length === 0 ? say('empty') : '';
}

/** Reviews are shown unless the company is blocked, suspended or hides them. */
export const shownReviews = ({ data: { state, reviews } }: Drawing): readonly WidgetReview[] =>
  state === 'shown' ? reviews : [];

export const reviewList = (drawing: Drawing, className = 'cards'): Child => {
  const all = shownReviews(drawing);
  return (
    all.length > 0 && h('ul', { class: className }, ...all.map((review) => h('li', {}, reviewCard(drawing, review))))
  );
};

/** Share of customers who answered, opened on demand, and where the rules stand. */
export function openness({ data, say }: Drawing): Child {
  const { howComputedUrl, howVerifiedUrl } = data.company;
  if (data.state === 'blocked') return null;
  return h(
    'details',
    { class: 'openness' },
    h('summary', {}, say(say('coverageText') ? 'coverage' : 'howComputed'), icon('down', 'turn')),
    h(
      'div',
      { class: 'note' },
      say('coverageText') && h('p', {}, say('coverageText')),
      h('p', {}, link(howComputedUrl, {}, say('howComputed'))),
      h('p', {}, link(howVerifiedUrl, {}, say('originMore'))),
    ),
  );
}

/** What a box of many reviews ends with: all of them, openness, and laying the bound of the height aside. */
export function foot(drawing: Drawing, ...more: readonly Child[]): Element {
  const { data, say, expand } = drawing;
  let open = false;
  const grow = button({
    class: 'plain',
    'aria-expanded': 'false',
    click: () => {
      open = !open;
      expand?.(open);
      grow.setAttribute('aria-expanded', String(open));
      grow.textContent = say(open ? 'collapse' : 'expand');
    },
  });
  grow.textContent = say('expand');
  return h(
    'div',
    { class: 'foot' },
    ...more,
    link(data.company.profileUrl, {}, say('seeAll')),
    openness(drawing),
    expand && shownReviews(drawing).length > 1 && grow,
  );
}

/** Part of a box that scrolls if its content is higher. */
export const scroller = (label: string, ...children: readonly Child[]): Element =>
  h('div', { class: 'scroll', role: 'region', tabindex: 0, 'aria-label': label || null }, ...children);

/** Heading, the sentence of a state and so on, in one frame. */
export const heading = (words: string): Child => words && h('h2', { dir: 'auto' }, words);
