import type { Kind } from '../element/kind.ts';
import { grade } from '../view/grade.ts';
import { h, link } from '../view/h.ts';
import { dress } from '../view/panel.ts';
import base from '../view/base.css';
import css from './product-stars.css';

/** A product's grade in one line, below its name. */
export const productStars: Kind = {
  css: base + css,
  draw(root, drawing) {
    const { data, say } = drawing;
    const { product } = data;
    dress(root, drawing, 'product-stars');
    const rating = data.state === 'blocked' ? null : (product?.rating ?? null);
    root.append(
      link(
        product?.url ?? data.company.profileUrl,
        { class: 'line' },
        ...(rating ? grade(drawing, rating) : []),
        h('span', { class: 'muted' }, rating?.average == null ? say('noGrade') : say('productCount')),
      ),
    );
  },
};
