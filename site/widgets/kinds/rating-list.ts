import type { Kind } from '../element/kind.ts';
import { h } from '../view/h.ts';
import { dress, foot, heading, reviewList, scroller, stateSentence, summary } from '../view/panel.ts';
import base from '../view/base.css';
import cards from '../view/cards.css';
import css from './rating-list.css';

/** The grade above the newest reviews. */
export const ratingList: Kind = {
  css: base + cards + css,
  draw(root, drawing) {
    const { data, say } = drawing;
    dress(root, drawing, 'panel');
    const sentence = stateSentence(drawing);
    const columns = data.settings.layout === 'columns' ? 'cards columns' : 'cards';
    root.append(
      h('div', { class: 'head' }, heading(data.heading), summary(drawing, data.rating, say('count'))),
      scroller(data.heading, sentence && h('p', { class: 'sentence' }, sentence), reviewList(drawing, columns)),
      foot(drawing),
    );
  },
};
