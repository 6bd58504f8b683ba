import { z } from 'zod';
import type { CreateOrder } from '@app/contracts/invitations';

const text = z.string();
/** Values of the form; empty fields are empty strings. Also the shape of its draft. */
export const OrderValues = z.object({
  orderId: text,
  email: text,
  phone: text,
  name: text,
  /** A day. */
  purchasedAt: text,
  language: text,
  basis: text,
  configId: text,
  /** Its code. */
  market: text.default(''),
  products: z.array(z.object({ productId: text, name: text, url: text })),
});
export type OrderValues = z.infer<typeof OrderValues>;

export const emptyOrder = (): OrderValues => ({
  orderId: '',
  email: '',
  phone: '',
  name: '',
  purchasedAt: '',
  language: '',
  basis: '',
  configId: '',
  market: '',
  products: [],
});

/** Today as `YYYY-MM-DD` in a time zone. */
export const dayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

/**
 * The order without empty fields. Of an earlier day noon is meant; today's purchase is now, so that without a delay it
 * is sent at once.
 */
export function toOrder({ products, ...values }: OrderValues, timeZone: string): Partial<z.input<typeof CreateOrder>> {
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  const { purchasedAt, ...rest } = filled;
  return {
    ...rest,
    ...(purchasedAt && purchasedAt !== dayIn(timeZone) && { purchasedAt: `${purchasedAt}T12:00:00Z` }),
    products: products
      .filter(({ productId, name, url }) => productId || name || url)
      .map(({ productId, name, url }) => ({
        productId: productId.trim() || name.trim(),
        name: name.trim() || productId.trim(),
        ...(url.trim() && { url: url.trim() }),
      })),
  };
}
