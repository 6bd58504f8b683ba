import { z } from 'zod';
import { Locale } from '../common.ts';
import { UpdateInvitationConfig } from '../invitations.ts';
import { ThankYouWords } from '../review-forms.ts';

/** Values of a configuration, saved or not, and the language in which they are shown. */
export const PreviewConfig = z
  .object({ config: UpdateInvitationConfig, language: Locale })
  .meta({ id: 'PreviewConfig' });
export type PreviewConfig = z.infer<typeof PreviewConfig>;

/** `POST …/invitation-configs/test-sms`: values that invite by text message, and the mobile that gets a test. */
export const SmsTest = PreviewConfig.extend({ phone: z.string().trim().min(1).max(40) }).meta({ id: 'SmsTest' });
export type SmsTest = z.infer<typeof SmsTest>;

/** `POST …/invitation-configs/preview`: what a customer would receive, with an example’s name and order. */
export const ConfigPreview = z
  .object({
    mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
    sms: z.object({ text: z.string(), segments: z.int(), encoding: z.enum(['gsm7', 'ucs2']) }),
    thankYou: ThankYouWords.nullable(),
  })
  .meta({ id: 'ConfigPreview' });
export type ConfigPreview = z.infer<typeof ConfigPreview>;

/** `POST …/invitation-configs/form-preview`: the path of a page with the form, in its language; it works for a week. */
export const FormPreview = z.object({ path: z.string() }).meta({ id: 'FormPreview' });
export type FormPreview = z.infer<typeof FormPreview>;
