import type { z } from 'zod';
import type { Translate } from '../../../platform/i18n.ts';
import { note } from '../../../platform/mail/blocks.tsx';
import type { Block } from '../../../platform/mail/blocks.tsx';
import type { MerchantMailProps } from './props.ts';

/** Identifies the review: grade, author, order and product, as far as known. */
export function reviewLine(
  { grade, authorName, orderReference, productName }: z.output<typeof MerchantMailProps>,
  t: Translate<'mails'>,
): Block {
  const parts = [t('mediation.review.grade', { grade })];
  if (authorName !== '') parts.push(t('mediation.review.author', { name: authorName }));
  if (orderReference) parts.push(t('mediation.review.order', { order: orderReference }));
  if (productName) parts.push(t('mediation.review.product', { product: productName }));
  return note(parts.join(' · '));
}
