import type { z } from 'zod';
import type { Translate } from '../../../platform/i18n.ts';
import { note } from '../../../platform/mail/blocks.tsx';
import type { Block } from '../../../platform/mail/blocks.tsx';
import type { MerchantFacts } from './facts.ts';

/** Which review it is about: grade, author, order, product, as far as they are known. */
export function reviewLine(
  { grade, authorName, orderReference, productName }: z.output<typeof MerchantFacts>,
  t: Translate<'mails'>,
): Block {
  const parts = [t('mediation.review.grade', { grade })];
  if (authorName !== '') parts.push(t('mediation.review.author', { name: authorName }));
  if (orderReference) parts.push(t('mediation.review.order', { order: orderReference }));
  if (productName) parts.push(t('mediation.review.product', { product: productName }));
  return note(parts.join(' · '));
}
