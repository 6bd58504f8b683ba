import type { Block } from 'payload';
import { link } from '../fields/link.ts';
import { textPair } from '../fields/text-pair.ts';
import { names } from '../words/say.ts';

export const callToAction: Block = {
  slug: 'callToAction',
  labels: names('callToAction'),
  admin: { disableBlockName: true },
  fields: [textPair('title'), textPair('text', { multiline: true, optional: true }), link('button')],
};
