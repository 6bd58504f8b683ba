import type { Kind } from '../element/kind.ts';
import { distribution, stars } from '../view/grade.ts';
import { formatGrade } from '../view/format.ts';
import { h, link } from '../view/h.ts';
import { dress, foot, heading, reviewList, scroller, stateSentence } from '../view/panel.ts';
import base from '../view/base.css';
import cards from '../view/cards.css';
import css from './trust-page.css';

/** What a page about trust shows: grade, its distribution, how it comes about, badges, and the newest reviews. */
export const trustPage: Kind = {
  css: base + cards + css,
  draw(root, drawing) {
    const { data, say } = drawing;
    const { rating, state, company } = data;
    dress(root, drawing, 'panel');
    const sentence = stateSentence(drawing);
    const isGraded = state !== 'blocked' && rating.average !== null;
    const list = reviewList(drawing);
    const badges = state === 'shown' ? data.badges : [];
    root.append(
      h('div', { class: 'head' }, heading(say('trust') || data.heading)),
      scroller(
        say('trust') || data.heading,
        isGraded &&
          h(
            'div',
            { class: 'overview' },
            h(
              'div',
              { class: 'big' },
              h('strong', { 'aria-hidden': 'true' }, formatGrade(data.locale, rating.average ?? 0)),
              stars(drawing, rating.average ?? 0),
              h('span', { class: 'muted' }, say('count')),
            ),
            distribution(drawing, rating),
          ),
        state !== 'blocked' &&
          h(
            'div',
            { class: 'rules' },
            say('coverageText') && h('p', {}, say('coverageText')),
            h('p', {}, link(company.howComputedUrl, {}, say('howComputed'))),
            h('p', {}, link(company.howVerifiedUrl, {}, say('originMore'))),
          ),
        badges.length > 0 &&
          h(
            'ul',
            { class: 'earned', 'aria-label': say('badges') || null },
            ...badges.map(({ name, url }) => h('li', { dir: 'auto' }, link(url, {}, name))),
          ),
        sentence && h('p', { class: 'sentence' }, sentence),
        list && h('h3', { class: 'newest', dir: 'auto' }, data.heading || say('newest')),
        list,
      ),
      foot(drawing),
    );
  },
};
