import type { Kind } from '../element/kind.ts';
import { grade } from '../view/grade.ts';
import { h, link } from '../view/h.ts';
import { icon } from '../view/icons.ts';
import { dress, stateSentence } from '../view/panel.ts';
import base from '../view/base.css';
import css from './certificate.css';

/** The company's grade in a line or a small box, for a footer: one link to the profile. */
export const certificate: Kind = {
  css: base + css,
  draw(root, drawing) {
    const { data, say } = drawing;
    const isBox = data.settings.layout === 'box';
    dress(root, drawing, 'certificate', isBox ? 'certificate-box' : 'certificate-line');
    const isGraded = data.state !== 'blocked' && data.rating.average !== null;
    root.append(
      link(
        data.company.profileUrl,
        { class: 'all' },
        h('span', { class: 'rated' }, icon('verified'), h('span', { class: 'cut' }, say('rated'))),
        isGraded && h('span', { class: 'summary' }, ...grade(drawing, data.rating)),
        h('span', { class: 'cut muted' }, isGraded ? say('count') : stateSentence(drawing) || say('noGrade')),
        h('span', { class: 'cut profile' }, say('profile')),
      ),
    );
  },
};
