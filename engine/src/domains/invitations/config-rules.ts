import type { Locale } from '@app/contracts/common';
import type { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { FieldError } from '../../kernel/errors.ts';
import { isOwnSenderName } from '../../platform/merchant-words.ts';
import { MAX_SEGMENTS } from '../../platform/sms/segments.ts';
import { ownTextFits } from './sms-text.ts';
import { PLACEHOLDERS, strangePlaceholders } from './words.ts';

interface Surroundings {
  companyName: string;
  /** Whether text messages are offered here. */
  smsOffered: boolean;
  /** Signs of the link in a text message. */
  linkLength: number;
}

/** What is wrong with a configuration beyond the form of its fields. */
export function wrongWith(config: UpdateInvitationConfig, around: Surroundings): FieldError[] {
  return [
    ...(config.channel === 'sms' && !around.smsOffered ? [{ path: 'channel', code: 'channel_unavailable' }] : []),
    ...(isOwnSenderName(config.senderName, around.companyName)
      ? []
      : [{ path: 'senderName', code: 'sender_name_foreign', params: { company: around.companyName } }]),
    ...wrongTexts(config, around),
    ...wrongQuestions(config),
    ...wrongThanks(config),
  ];
}

function wrongTexts({ texts }: UpdateInvitationConfig, { companyName, linkLength }: Surroundings): FieldError[] {
  return Object.entries(texts).flatMap(([locale, own]) =>
    Object.entries(own).flatMap(([field, text]): FieldError[] => {
      const path = `texts.${locale}.${field}`;
      const known = field === 'sms' ? PLACEHOLDERS.sms : PLACEHOLDERS.mail;
      const [strange] = strangePlaceholders(text, known);
      if (strange !== undefined)
        return [{ path, code: 'unknown_placeholder', params: { name: strange, known: known.join(', ') } }];
      return field === 'sms' && !ownTextFits(text, companyName, linkLength)
        ? [{ path, code: 'sms_too_long', params: { maximum: MAX_SEGMENTS } }]
        : [];
    }),
  );
}

/** What customers read of it, but for the address that the button of the thank-you page leads to. */
export const wordsIn = ({
  senderName,
  texts,
  questions,
  thankYou: { heading, body, button },
}: Pick<UpdateInvitationConfig, 'senderName' | 'texts' | 'questions' | 'thankYou'>) => ({
  senderName,
  texts,
  questions,
  thankYou: { heading, body, button: { label: button?.label } },
});

const lacks = (words: Partial<Record<Locale, string>>, language: Locale): boolean => words[language] === undefined;

/** Who reads no language that a question is in gets the default one: there it must be. */
function wrongQuestions({ questions, defaultLanguage }: UpdateInvitationConfig): FieldError[] {
  return questions.flatMap(({ id, kind, question, choices }, at): FieldError[] => {
    const path = `questions.${at}`;
    if (questions.findIndex((one) => one.id === id) !== at) return [{ path: `${path}.id`, code: 'repeated_question' }];
    const problems: FieldError[] = [];
    if (lacks(question, defaultLanguage)) problems.push({ path: `${path}.question`, code: 'words_missing' });
    if (kind !== 'open' && choices.length < 2) problems.push({ path: `${path}.choices`, code: 'choices_missing' });
    if (choices.some((choice) => lacks(choice, defaultLanguage)))
      problems.push({ path: `${path}.choices`, code: 'words_missing' });
    return problems;
  });
}

function wrongThanks({ thankYou: { heading, body, button }, defaultLanguage }: UpdateInvitationConfig): FieldError[] {
  return Object.entries({ heading, body, 'button.label': button?.label }).flatMap(([field, words]) =>
    words && Object.keys(words).length > 0 && lacks(words, defaultLanguage)
      ? [{ path: `thankYou.${field}.${defaultLanguage}`, code: 'words_missing' }]
      : [],
  );
}
