import type { Kind } from '../element/kind.ts';
import { h, link } from '../view/h.ts';
import { icon } from '../view/icons.ts';
import { dress, foot, heading, reviewList, scroller, stateSentence, summary } from '../view/panel.ts';
import { reviewCard } from '../view/review-card.ts';
import base from '../view/base.css';
import cards from '../view/cards.css';
import css from './product-reviews.css';

/** Reviews and questions of one product, with a way to the form. */
export const productReviews: Kind = {
  css: base + cards + css,
  draw(root, drawing) {
    const { data, say } = drawing;
    const { product, formUrl, state } = data;
    dress(root, drawing, 'panel');
    const sentence = stateSentence(drawing);
    const questions = state === 'blocked' || state === 'suspended' ? [] : (product?.questions ?? []);
    const mayAsk = Boolean(product?.askUrl) && state !== 'blocked' && state !== 'suspended';
    const mayWrite = formUrl !== null && state !== 'blocked' && state !== 'suspended';
    root.append(
      h(
        'div',
        { class: 'head product' },
        h(
          'div',
          {},
          heading(data.heading),
          product && h('p', { class: 'muted', dir: 'auto' }, product.name),
          product && summary(drawing, product.rating, say('productCount')),
        ),
        mayWrite && link(formUrl, { class: 'primary' }, say('write')),
      ),
      scroller(
        data.heading,
        sentence && h('p', { class: 'sentence' }, sentence),
        reviewList(drawing),
        // Apart from the product's own, under the name of the other shop: no rating here contains them.
        ...(state === 'shown' ? (product?.shared ?? []) : []).map(({ label, summary: rated, note, url, reviews }) =>
          h(
            'section',
            { class: 'shared', 'aria-label': label },
            h('h3', { dir: 'auto' }, label),
            h('p', { class: 'muted' }, link(url, {}, rated)),
            h('p', { class: 'muted' }, note),
            h('ul', { class: 'cards' }, ...reviews.map((review) => h('li', {}, reviewCard(drawing, review)))),
          ),
        ),
        (questions.length > 0 || mayAsk) &&
          h(
            'section',
            { class: 'questions', 'aria-label': say('questions') || null },
            h('h3', {}, say('questions')),
            ...questions.map(({ question, answer, answeredBy }) =>
              answer === null
                ? h('p', { class: 'plain-text', dir: 'auto' }, question)
                : h(
                    'details',
                    {},
                    h('summary', { dir: 'auto' }, icon('down', 'turn'), h('span', {}, question)),
                    h(
                      'div',
                      { class: 'note' },
                      h('p', { class: 'plain-text', dir: 'auto' }, answer),
                      answeredBy !== null && h('p', { class: 'muted' }, say('answeredBy', { name: answeredBy })),
                    ),
                  ),
            ),
            mayAsk && h('p', {}, link(product?.askUrl ?? '', {}, say('ask'))),
          ),
      ),
      foot(drawing),
    );
  },
};
