import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { InvitationConfig } from '@app/contracts/invitations';
import type { z } from 'zod';

/** Values of the form; emptied fields are empty strings. */
export type ConfigValues = z.input<typeof UpdateInvitationConfig>;

/** Empty texts in every language, so that showing a field does not make the form dirty. */
export const emptyTexts = (): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, ''])) as Record<Locale, string>;

/** Adds empty strings for all missing texts that the form can show. */
export function withAllTexts({ texts = {}, thankYou = {}, questions = [], ...rest }: ConfigValues): ConfigValues {
  const none = { subject: '', heading: '', body: '', sms: '' };
  return {
    ...rest,
    texts: Object.fromEntries(LOCALES.map((locale) => [locale, { ...none, ...texts[locale] }])),
    thankYou: {
      heading: { ...emptyTexts(), ...thankYou.heading },
      body: { ...emptyTexts(), ...thankYou.body },
      button: { label: { ...emptyTexts(), ...thankYou.button?.label }, url: thankYou.button?.url ?? '' },
    },
    questions: questions.map((one) => ({ ...one, question: { ...emptyTexts(), ...one.question } })),
  };
}

/** Initial values of a new configuration. */
export function newConfig(name: string, like: InvitationConfig | undefined): ConfigValues {
  return {
    name,
    channel: 'email',
    delayDays: 7,
    windowStart: 9,
    windowEnd: 20,
    reminders: 0,
    reminderDays: 5,
    senderName: like?.senderName ?? name,
    defaultLanguage: like?.defaultLanguage ?? 'en',
    languageRule: 'order',
    symbol: 'stars',
    askProducts: true,
    askPhotos: true,
    criteria: [],
    questions: [],
    texts: {},
    thankYou: {},
    active: true,
  };
}

type Words = Partial<Record<Locale, string>>;

const filled = (words: Words | undefined): Words | undefined => {
  const kept = LOCALES.flatMap((locale) => {
    const text = words?.[locale]?.trim();
    return text ? [[locale, text] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
};

/** Removes empty texts, which the contract rejects. */
export function withoutEmptyTexts({ texts = {}, thankYou = {}, questions = [], ...rest }: ConfigValues): ConfigValues {
  const ownTexts = LOCALES.flatMap((locale) => {
    const kept = Object.entries(texts[locale] ?? {}).filter(([, text]) => text?.trim());
    return kept.length > 0 ? [[locale, Object.fromEntries(kept)] as const] : [];
  });
  const { heading, body, button } = thankYou;
  const label = filled(button?.label);
  const url = button?.url.trim();
  const words = { heading: filled(heading), body: filled(body) };
  return {
    ...rest,
    texts: Object.fromEntries(ownTexts),
    thankYou: {
      ...(words.heading && { heading: words.heading }),
      ...(words.body && { body: words.body }),
      // An incomplete button is kept, so that the form reports what is missing.
      ...((label ?? url) && { button: { label: label ?? {}, url: url ?? '' } }),
    },
    questions: questions.map(({ question, choices = [], ...one }) => ({
      ...one,
      question: filled(question) ?? {},
      choices: one.kind === 'open' ? [] : choices.flatMap((choice) => filled(choice) ?? []),
    })),
  };
}
