import type { Kind } from '../element/kind.ts';
import { h, link } from '../view/h.ts';
import { dress, heading, stateSentence } from '../view/panel.ts';
import base from '../view/base.css';
import cards from '../view/cards.css';
import css from './survey-form.css';

/** A survey of the company: our own page in a sandboxed frame. */
export const surveyForm: Kind = {
  css: base + cards + css,
  draw(root, drawing) {
    const { data, say } = drawing;
    dress(root, drawing, 'panel');
    const { survey, state } = data;
    if (!survey || state === 'blocked' || state === 'suspended') {
      root.append(
        h('p', { class: 'sentence fill' }, state === 'shown' ? say('empty') : stateSentence(drawing)),
        h('div', { class: 'foot' }, link(data.company.profileUrl, {}, say('profile'))),
      );
      return;
    }
    const address = URL.parse(survey.url);
    address?.searchParams.set('widget', data.id);
    root.append(
      h('div', { class: 'head' }, heading(survey.title)),
      h('iframe', {
        src: address?.href,
        title: survey.title,
        loading: 'lazy',
        // Its own origin, without which it could not send; its origin is never the shop's.
        sandbox: 'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox',
        referrerpolicy: 'origin',
      }),
      h('div', { class: 'foot' }, link(survey.url, {}, say('survey'))),
    );
  },
};
