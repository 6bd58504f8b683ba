import type { CreateOrder } from '@app/contracts/invitations';
import type { FieldError } from '../../kernel/errors.ts';
import { readPhone } from '../../platform/sms/phone.ts';
import type { Contact } from './addresses.ts';
import type { ConfigRow } from './config-repo.ts';

/** What decides how an order's customer is asked. */
export interface OrderSetting {
  /** ISO 3166, two letters: whose numbers need no country code. */
  country: string;
  /** The company's, oldest first. */
  configs: ConfigRow[];
  /** The one that the order or the file names. */
  given: ConfigRow | undefined;
}

export type OrderPlan = { ok: true; config: ConfigRow; contact: Contact } | { ok: false; error: FieldError };

const wrong = (path: 'email' | 'phone', code: string): OrderPlan => ({ ok: false, error: { path, code } });

/**
 * Which configuration an order takes: the one it names, else the first active one whose channel reaches its customer,
 * else the first that would (its orders are kept until it is switched on). A phone number that cannot be read matters
 * only where it is needed; elsewhere it is left out.
 */
export function planOrder(
  { country, configs, given }: OrderSetting,
  order: Pick<CreateOrder, 'email' | 'phone'>,
): OrderPlan {
  const phone = order.phone === undefined ? undefined : readPhone(order.phone, country);
  const e164 = phone?.ok ? phone.e164 : null;
  const reaches = ({ channel }: ConfigRow): boolean =>
    channel === 'sms' ? phone?.ok === true && phone.mobile : order.email !== undefined;
  const config = given ?? configs.find((one) => one.active && reaches(one)) ?? configs.find(reaches);
  if (config && reaches(config)) return { ok: true, config, contact: { email: order.email ?? null, phone: e164 } };
  const bySms = (config ?? configs.find(({ channel }) => channel === 'sms'))?.channel === 'sms';
  if (!bySms) return wrong('email', 'email_needed');
  if (!phone) return wrong('phone', 'phone_needed');
  return wrong('phone', phone.ok ? 'phone_not_mobile' : phone.code);
}
