const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '');

/** HTML that is safe as it is. */
export class Html {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Value = Html | string | number | null | false | undefined | readonly Value[];

const sourceOf = (value: Value): string => {
  if (value instanceof Html) return value.source;
  if (Array.isArray(value)) return (value as readonly Value[]).map(sourceOf).join('');
  return value === null || value === undefined || value === false ? '' : escape(String(value));
};

/**
 * HTML with values, which are escaped unless they are HTML themselves; null and false are nothing. (Under the name `html`
 * the formatter would break the lines, also where spaces are seen.)
 */
export const markup = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((all, part, index) => all + sourceOf(values[index - 1]) + part));
