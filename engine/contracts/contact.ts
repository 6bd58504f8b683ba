import { z } from 'zod';
import { CONTACT_TOPICS, LEAST_OPEN_MS, MESSAGE_MAX, MESSAGE_MIN } from './values.ts';
import { Cursor, Email, Id, Instant, Locale, Token, pageOf } from './common.ts';

/** What a visitor writes to us about; each form of the site has its own. */
export const ContactTopic = z.enum(CONTACT_TOPICS);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** As people write them: `+48 600-700-800`, `(22) 123 45 67`. Whether it can be called is found out by calling. */
const PHONE = /^\+?[\d\s()./-]{6,30}$/;
const PHONE_DIGITS = { min: 6, max: 15 };

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
};

/** Where the answer goes: an e-mail address or a phone number. What has an @ is meant as the former. */
export const ReplyAddress = z
  .string()
  .trim()
  .max(254)
  .superRefine((text, issues) => {
    const code = text.includes('@') ? 'invalid_email' : 'email_or_phone';
    const fine = code === 'invalid_email' ? Email.safeParse(text).success : isPhone(text);
    if (!fine) issues.addIssue({ code: 'custom', params: { code } });
  });

/** `GET /contact-messages/form`: asked for when the form is shown; one message can be sent with it within an hour. */
export const ContactForm = z.object({ formToken: Token }).meta({ id: 'ContactForm' });
export type ContactForm = z.infer<typeof ContactForm>;

/** `POST /contact-messages`. */
export const CreateContactMessage = z
  .object({
    topic: ContactTopic,
    replyTo: ReplyAddress.meta({ description: 'E-mail address or phone number' }),
    message: z.string().trim().min(MESSAGE_MIN).max(MESSAGE_MAX),
    locale: Locale,
    /** The privacy policy was pointed out and the answer is wanted. */
    consent: z.literal(true),
    /** Milliseconds since the form was shown. */
    openFor: z
      .int()
      .min(0)
      .meta({ description: `Milliseconds since the form was shown; people need ${LEAST_OPEN_MS}` }),
    /** A message without one, or with one that came a moment ago, is taken for a program's. */
    formToken: z.string().max(200).optional().meta({ description: 'Of `GET /contact-messages/form`' }),
    /** Honeypot: people leave it empty. */
    website: z.string().max(200).optional(),
  })
  .meta({ id: 'CreateContactMessage' });
export type CreateContactMessage = z.infer<typeof CreateContactMessage>;

/** `suspected`: probably sent by a program; no mail was sent. */
export const MESSAGE_STATES = ['open', 'answered', 'suspected'] as const;
export const MessageState = z.enum(MESSAGE_STATES);
export type MessageState = z.infer<typeof MessageState>;

/** A message as staff see it. */
export const ContactMessage = z
  .object({
    id: Id,
    topic: ContactTopic,
    state: MessageState,
    replyTo: z.string(),
    message: z.string(),
    locale: Locale,
    at: Instant,
    answeredAt: Instant.nullable(),
    /** Name of the staff member. */
    answeredBy: z.string().nullable(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof ContactMessage>;

export const ContactQuery = z.object({
  state: MessageState.default('open'),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ContactQuery = z.infer<typeof ContactQuery>;

/** `GET /staff/contact-messages`, newest first; `open` counts what waits for an answer. */
export const ContactPage = pageOf(ContactMessage).extend({ open: z.int() }).meta({ id: 'ContactPage' });
export type ContactPage = z.infer<typeof ContactPage>;

/** `PUT /staff/contact-messages/{messageId}/state`: answered, open again, or not spam after all. */
export const SetMessageState = z
  .object({ state: MessageState.extract(['open', 'answered']) })
  .meta({ id: 'SetMessageState' });
export type SetMessageState = z.infer<typeof SetMessageState>;
