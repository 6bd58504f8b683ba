import type { Kind } from '../element/kind.ts';
import { formatGrade } from '../view/format.ts';
import { stars } from '../view/grade.ts';
import { h, link } from '../view/h.ts';
import { icon } from '../view/icons.ts';
import { dress, stateSentence } from '../view/panel.ts';
import base from '../view/base.css';
import css from './badge.css';

/** The grade as a small emblem; the large one names the badges that the company has earned. */
export const badge: Kind = {
  css: base + css,
  draw(root, drawing) {
    const { data, say } = drawing;
    const isLarge = data.settings.layout === 'large';
    dress(root, drawing, 'badge', isLarge ? 'badge-large' : 'badge-small');
    const { average } = data.rating;
    const value = data.state === 'blocked' ? null : average;
    const earned = isLarge && data.state === 'shown' ? data.badges.slice(0, 2) : [];
    root.append(
      h(
        'div',
        { class: 'emblem' },
        link(
          data.company.profileUrl,
          { class: 'face-link' },
          h(
            'span',
            { class: 'disc', 'aria-hidden': 'true' },
            value === null ? icon('verified') : formatGrade(data.locale, value),
          ),
          h(
            'span',
            { class: 'words' },
            value === null ? h('span', { class: 'cut' }, say('rated')) : stars(drawing, value),
            h('span', { class: 'cut muted' }, value === null ? stateSentence(drawing) || say('noGrade') : say('count')),
          ),
        ),
        earned.length > 0 &&
          h(
            'ul',
            { class: 'earned', 'aria-label': say('badges') || null },
            ...earned.map(({ name, url }) => h('li', { class: 'cut', dir: 'auto' }, link(url, {}, name))),
          ),
      ),
    );
  },
};
