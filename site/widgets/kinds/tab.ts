import type { Kind } from '../element/kind.ts';
import { formatGrade } from '../view/format.ts';
import { button, h } from '../view/h.ts';
import { icon } from '../view/icons.ts';
import { dress, foot, heading, reviewList, stateSentence, summary } from '../view/panel.ts';
import base from '../view/base.css';
import cards from '../view/cards.css';
import css from './tab.css';

/** A button at the edge of the window that opens the reviews. */
export const tab: Kind = {
  css: base + cards + css,
  draw(root, drawing) {
    const { data, say, signal } = drawing;
    const side = data.settings.layout === 'left' ? 'left' : 'right';
    dress(root, drawing, 'edge');
    const isGraded = data.state !== 'blocked' && data.rating.average !== null;
    const sentence = stateSentence(drawing);

    // The browser holds the focus in a modal dialog, closes it by Escape, and gives the focus back.
    const dialog = h('dialog', { 'aria-label': data.heading || say('open') || null, class: `panel ${side}` });
    const close = button(
      { class: 'ghost round', 'aria-label': say('close'), click: () => dialog.close() },
      icon('close'),
    );
    dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
    // The reviews are made when they are first wanted.
    const fill = () =>
      dialog.append(
        h('div', { class: 'head' }, heading(data.heading), summary(drawing, data.rating, say('count')), close),
        h(
          'div',
          { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': data.heading || null },
          sentence && h('p', { class: 'sentence' }, sentence),
          reviewList(drawing),
        ),
        foot({ ...drawing, expand: null }),
      );
    const opener = button(
      {
        class: `opener ${side}`,
        'aria-haspopup': 'dialog',
        click: () => {
          if (!dialog.hasChildNodes()) fill();
          dialog.showModal();
        },
      },
      h('span', {}, say('open')),
      isGraded && h('strong', { class: 'score' }, icon('star'), formatGrade(data.locale, data.rating.average ?? 0)),
    );
    signal.addEventListener('abort', () => dialog.open && dialog.close(), { once: true });
    root.append(opener, dialog);
  },
};
