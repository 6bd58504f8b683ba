import { renderToStaticMarkup } from 'react-dom/server';
import { BASE_LOCALE, LOCALES } from '@app/locales';
import type { Locale } from '@app/locales';
import type { z } from 'zod';
import { formats, translator } from '../i18n.ts';
import type { Formats, Translate } from '../i18n.ts';
import type { MailContent } from './blocks.tsx';
import { Layout, layoutText } from './layout.tsx';

/** What a mail is written with. */
interface MailTools {
  t: Translate<'mails'>;
  locale: Locale;
  format: Formats;
}

export interface RenderedMail {
  key: string;
  subject: string;
  html: string;
  text: string;
}

interface RenderOptions {
  locale: Locale;
  /** Origin of the public site, for the links of the footer. */
  origin: string;
  /** Who sends, by law, e.g. the operator's name and postal address. */
  legalLine?: string | undefined;
  /** Page on which the reader can end such mails. */
  unsubscribeUrl?: string | undefined;
  timeZone?: string | undefined;
}

/**
 * Whose share of a mailbox's day a kind of mail takes: `security` for links to an account or one's own data, `member` for
 * people of a company about it, `anybody` for the rest.
 */
export type MailShare = 'anybody' | 'security' | 'member';

/** A mail with its values, to be rendered in the language of its reader. */
export interface ReadyMail {
  key: string;
  /** `anybody` when left out. */
  share?: MailShare;
  render(options: RenderOptions): RenderedMail;
}

/** A kind of mail. The sample feeds the preview gallery and the tests of all languages. */
export interface Mail<Schema extends z.ZodType = z.ZodType> {
  key: string;
  sample: z.input<Schema>;
  /** @throws ZodError when the values are not those of this mail. */
  with(props: z.input<Schema>): ReadyMail;
}

const defined = new Map<string, Mail>();

/** Every mail that has been defined, by key. */
export const definedMails = (): ReadonlyMap<string, Mail> => defined;

/** Declares a mail. @throws when the key is taken. */
export function defineMail<Schema extends z.ZodType>(definition: {
  key: string;
  share?: MailShare;
  props: Schema;
  sample: z.input<Schema>;
  render(props: z.output<Schema>, tools: MailTools): MailContent;
}): Mail<Schema> {
  const { key, share = 'anybody', props: schema, sample, render } = definition;
  if (defined.has(key)) throw new Error(`two mails named ${key}`);
  const mail: Mail<Schema> = {
    key,
    sample,
    with(props) {
      const values = schema.parse(props);
      return { key, share, render: (options) => layOut(key, (tools) => render(values, tools), options) };
    },
  };
  defined.set(key, mail as unknown as Mail);
  return mail;
}

// Transitional, because some clients fall into quirks without a public identifier.
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

function layOut(key: string, compose: (tools: MailTools) => MailContent, options: RenderOptions): RenderedMail {
  const locale = LOCALES.includes(options.locale) ? options.locale : BASE_LOCALE;
  const t = translator(locale, 'mails');
  const composed = compose({ t, locale, format: formats(locale, options.timeZone) });
  const { unsubscribeUrl: url } = options;
  const content = url ? { ...composed, optOut: { label: t('layout.unsubscribe'), url } } : composed;
  const frame = { content, t, locale, origin: options.origin, legalLine: options.legalLine };
  return {
    key,
    subject: content.subject,
    html: DOCTYPE + renderToStaticMarkup(<Layout {...frame} />),
    text: layoutText(frame),
  };
}
