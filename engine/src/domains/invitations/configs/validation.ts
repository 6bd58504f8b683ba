import type { Locale } from '@app/contracts/common';
import type { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { FieldError } from '../../../kernel/errors.ts';
import { isOwnSenderName } from '../../../platform/wording/wording.ts';
import { MAX_SEGMENTS } from '../../../platform/sms/sms-size.ts';
import { ownTextFits } from '../sending/sms-text.ts';
import { PLACEHOLDERS, unknownPlaceholders } from './merchant-texts.ts';

interface ConfigContext {
  companyName: string;
  /** Whether this installation sends text messages. */
  smsOffered: boolean;
  /** Length of a short link in a text message. */
  linkLength: number;
}

/** Errors that the schema alone cannot find. */
export function configErrors(config: UpdateInvitationConfig, context: ConfigContext): FieldError[] {
  return [
    ...(config.channel === 'sms' && !context.smsOffered ? [{ path: 'channel', code: 'channel_unavailable' }] : []),
    ...(isOwnSenderName(config.senderName, context.companyName)
      ? []
      : [{ path: 'senderName', code: 'sender_name_foreign', params: { company: context.companyName } }]),
    ...textErrors(config, context),
    ...questionErrors(config),
    ...thankYouErrors(config),
  ];
}

function textErrors({ texts }: UpdateInvitationConfig, { companyName, linkLength }: ConfigContext): FieldError[] {
  return Object.entries(texts).flatMap(([locale, own]) =>
    Object.entries(own).flatMap(([field, text]): FieldError[] => {
      const path = `texts.${locale}.${field}`;
      const known = field === 'sms' ? PLACEHOLDERS.sms : PLACEHOLDERS.mail;
      const [name] = unknownPlaceholders(text, known);
      if (name !== undefined) return [{ path, code: 'unknown_placeholder', params: { name, known: known.join(', ') } }];
      return field === 'sms' && !ownTextFits(text, companyName, linkLength)
        ? [{ path, code: 'sms_too_long', params: { maximum: MAX_SEGMENTS } }]
        : [];
    }),
  );
}

/** The texts that customers read, without the URL of the thank-you page's button. */
export const customerTexts = ({
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

const isMissing = (words: Partial<Record<Locale, string>>, language: Locale): boolean => words[language] === undefined;

/** The default language is the fallback for every reader, so each question must have a text in it. */
function questionErrors({ questions, defaultLanguage }: UpdateInvitationConfig): FieldError[] {
  return questions.flatMap(({ id, kind, question, choices }, at): FieldError[] => {
    const path = `questions.${at}`;
    if (questions.findIndex((one) => one.id === id) !== at) return [{ path: `${path}.id`, code: 'repeated_question' }];
    const problems: FieldError[] = [];
    if (isMissing(question, defaultLanguage)) problems.push({ path: `${path}.question`, code: 'words_missing' });
    if (kind !== 'open' && choices.length < 2) problems.push({ path: `${path}.choices`, code: 'choices_missing' });
    if (choices.some((choice) => isMissing(choice, defaultLanguage)))
      problems.push({ path: `${path}.choices`, code: 'words_missing' });
    return problems;
  });
}

function thankYouErrors({
  thankYou: { heading, body, button },
  defaultLanguage,
}: UpdateInvitationConfig): FieldError[] {
  return Object.entries({ heading, body, 'button.label': button?.label }).flatMap(([field, words]) =>
    words && Object.keys(words).length > 0 && isMissing(words, defaultLanguage)
      ? [{ path: `thankYou.${field}.${defaultLanguage}`, code: 'words_missing' }]
      : [],
  );
}
