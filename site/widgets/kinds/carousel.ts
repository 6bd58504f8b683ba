import type { Kind } from '../element/kind.ts';
import { formatNumber } from '../view/format.ts';
import { button, h, link } from '../view/h.ts';
import { icon } from '../view/icons.ts';
import { dress, heading, openness, shownReviews, stateSentence, summary } from '../view/panel.ts';
import { reviewCard } from '../view/review-card.ts';
import base from '../view/base.css';
import cards from '../view/cards.css';
import css from './carousel.css';

/** Reviews beside each other, moved by buttons, fingers or keys; never by itself. */
export const carousel: Kind = {
  css: base + cards + css,
  draw(root, drawing) {
    const { data, say, signal } = drawing;
    dress(root, drawing, 'panel', data.settings.layout === 'several' ? 'several' : 'single');
    const sentence = stateSentence(drawing);
    const all = shownReviews(drawing);
    const slides = all.map((review) => h('li', {}, reviewCard(drawing, review)));
    const track = h('ul', { class: 'track', tabindex: 0, 'aria-label': data.heading || null }, ...slides);

    let at = 0;
    const shown = h('span', { class: 'muted', 'aria-hidden': 'true' });
    const told = h('span', { class: 'hidden', 'aria-live': 'polite' });
    const turn = (step: number) => {
      const next = Math.min(slides.length - 1, Math.max(0, at + step));
      const [first, slide] = [slides[0], slides[next]];
      if (!first || !slide || next === at) return;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      track.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: calm ? 'instant' : 'smooth' });
      place(next);
      told.textContent = say('position', { number: next + 1, count: slides.length });
    };
    const before = button(
      { class: 'ghost round', 'aria-label': say('previous'), click: () => turn(-1) },
      icon('before'),
    );
    const after = button({ class: 'ghost round', 'aria-label': say('next'), click: () => turn(1) }, icon('after'));
    const place = (to: number) => {
      at = to;
      const number = (value: number) => formatNumber(data.locale, value);
      shown.textContent = `${number(at + 1)} / ${number(slides.length)}`;
      before.setAttribute('aria-disabled', String(at === 0));
      after.setAttribute('aria-disabled', String(at === slides.length - 1));
    };
    // Fingers and Tab move the track too.
    const follow = () => {
      const [first, second] = slides;
      if (!first || !second) return;
      const step = Math.abs(second.offsetLeft - first.offsetLeft);
      const end = Math.abs(track.scrollLeft) + track.clientWidth >= track.scrollWidth - 2;
      if (step > 0) place(end ? slides.length - 1 : Math.round(Math.abs(track.scrollLeft) / step));
    };
    track.addEventListener('scrollend', follow, { signal });
    if (slides.length > 0) place(0);
    const turns = h('div', { class: 'turns' }, before, shown, after, told);
    // Where all fit beside each other there is nothing to turn.
    const watch = new ResizeObserver(() => {
      turns.hidden = track.scrollWidth <= track.clientWidth + 2;
    });
    watch.observe(track);
    signal.addEventListener('abort', () => watch.disconnect(), { once: true });

    root.append(
      h('div', { class: 'head' }, heading(data.heading), summary(drawing, data.rating, say('count'))),
      sentence ? h('p', { class: 'sentence fill' }, sentence) : track,
      h(
        'div',
        { class: 'foot' },
        slides.length > 1 && turns,
        link(data.company.profileUrl, {}, say('seeAll')),
        openness(drawing),
      ),
    );
  },
};
