import type { Kind } from '../element/kind.ts';
import { h, link } from '../view/h.ts';
import { dress, heading, stateSentence } from '../view/panel.ts';
import base from '../view/base.css';
import cards from '../view/cards.css';
import css from './survey-form.css';

/**
 * Besides these its own origin, without which it could not send. Not where that is the page's own: it could take the
 * sandbox off.
 */
const RIGHTS = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

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
    const address = /^https?:\/\//i.test(survey.url) ? URL.parse(survey.url) : null;
    address?.searchParams.set('widget', data.id);
    const parts = [
      h('div', { class: 'head' }, heading(survey.title)),
      address &&
        h('iframe', {
          src: address.href,
          title: survey.title,
          loading: 'lazy',
          sandbox: address.origin === location.origin ? RIGHTS : `${RIGHTS} allow-same-origin`,
          referrerpolicy: 'origin',
        }),
      h('div', { class: 'foot' }, link(survey.url, {}, say('survey'))),
    ];
    root.append(...parts.filter((part) => part !== null));
  },
};
