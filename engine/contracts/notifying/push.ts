import { z } from 'zod';
import { Id, Instant } from '../common.ts';

/** Octets in base64url, without padding. */
const octets = (count: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .refine((text) => Math.floor((text.replaceAll('=', '').length * 3) / 4) === count, { params: { code: 'invalid' } });

/** `POST …/push-devices`: a subscription as browsers make it (RFC 8030, 8291), of one device of the caller. */
export const AddPushDevice = z
  .object({
    endpoint: z.url({ protocol: /^https?$/ }).max(1000),
    keys: z.object({ p256dh: octets(65), auth: octets(16) }),
    name: z.string().trim().min(1).max(80).meta({ description: 'What the device is called in the list' }),
  })
  .meta({ id: 'AddPushDevice' });
export type AddPushDevice = z.infer<typeof AddPushDevice>;

export const PushDevice = z.object({
  id: Id,
  name: z.string(),
  endpoint: z.string(),
  addedAt: Instant,
});
export type PushDevice = z.infer<typeof PushDevice>;

/** `GET …/push-devices`: the caller’s. */
export const PushDevices = z
  .object({
    publicKey: z.string().nullable().meta({ description: 'Which browsers subscribe with; null: push is not set up' }),
    items: z.array(PushDevice),
  })
  .meta({ id: 'PushDevices' });
export type PushDevices = z.infer<typeof PushDevices>;

/** What a device is sent: no more than the subject of a mail says. */
export const PushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** Path of the page that it leads to. */
  url: z.string(),
  /** A later message with the same one takes its place. */
  tag: z.string(),
  lang: z.string(),
});
export type PushMessage = z.infer<typeof PushMessage>;
