import type { CreateOrder } from '@app/contracts/invitations';
import type { FieldError } from '../../../kernel/errors.ts';
import { parsePhone } from '../../../platform/sms/phone.ts';
import type { Contact } from '../opt-outs/addresses.ts';
import type { ConfigRow } from '../configs/repo.ts';

/** What decides by which configuration an order's customer is invited. */
export interface PlanContext {
  /** ISO 3166-1 alpha-2: phone numbers of this country need no country code. */
  country: string;
  /** The company's configurations, oldest first. */
  configs: ConfigRow[];
  /** The one named by the order or the file. */
  requested: ConfigRow | undefined;
}

export type OrderPlan = { ok: true; config: ConfigRow; contact: Contact } | { ok: false; error: FieldError };

const refuse = (path: 'email' | 'phone', code: string): OrderPlan => ({ ok: false, error: { path, code } });

/**
 * Chooses the configuration of an order: the one it names, else the first active one whose channel reaches its customer,
 * else the first inactive one (its orders wait until it is activated). An unreadable phone number is an error only if it
 * is needed; otherwise it is dropped.
 */
export function planOrder(
  { country, configs, requested }: PlanContext,
  order: Pick<CreateOrder, 'email' | 'phone'>,
): OrderPlan {
  const phone = order.phone === undefined ? undefined : parsePhone(order.phone, country);
  const e164 = phone?.ok ? phone.e164 : null;
  const reaches = ({ channel }: ConfigRow): boolean =>
    channel === 'sms' ? phone?.ok === true && phone.mobile : order.email !== undefined;
  const config = requested ?? configs.find((one) => one.active && reaches(one)) ?? configs.find(reaches);
  if (config && reaches(config)) return { ok: true, config, contact: { email: order.email ?? null, phone: e164 } };
  const bySms = (config ?? configs.find(({ channel }) => channel === 'sms'))?.channel === 'sms';
  if (!bySms) return refuse('email', 'email_needed');
  if (!phone) return refuse('phone', 'phone_needed');
  return refuse('phone', phone.ok ? 'phone_not_mobile' : phone.code);
}
