import { z } from 'zod';

/** One line of text: whatever breaks lines or is not printed becomes a space. */
export const Line = z.string().transform(oneLine).pipe(z.string().min(1));

/** A link of a mail. */
export const MailUrl = z.url({ protocol: /^https?$/ });

export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/**
 * The name of a person to greet, or null. A name is typed by somebody else than the reader: one that carries a link or
 * an address, or is as long as a message, is no name, and such a mail must not become a way to send advertising.
 */
export const GreetedName = z
  .string()
  .nullable()
  .transform((name) => {
    const line = oneLine(name ?? '');
    const suspicious = line.length > 60 || /[@<>]|:\/\/|www\.|\p{L}\.\p{L}{2,}(?:\/|\s|$)/iu.test(line);
    return line === '' || suspicious ? null : line;
  });
