import { z } from 'zod';

/** One line of text: line breaks and control characters become spaces. */
export const Line = z.string().transform(oneLine).pipe(z.string().min(1));

/** A URL in a mail. */
export const MailUrl = z.url({ protocol: /^https?$/ });

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/**
 * The name of a person to greet, or null. Names are typed by others than the recipient: one that contains a link or an
 * address or is as long as a message is dropped, so that mails cannot be abused for advertising.
 */
export const GreetedName = z
  .string()
  .nullable()
  .transform((name) => {
    const line = oneLine(name ?? '');
    const suspicious = line.length > 60 || /[@<>]|:\/\/|www\.|\p{L}\.\p{L}{2,}(?:\/|\s|$)/iu.test(line);
    return line === '' || suspicious ? null : line;
  });
