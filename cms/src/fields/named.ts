import type { PayloadRequest, TextareaField, TextField, Validate } from 'payload';
import { text, textarea } from 'payload/shared';
import { ADMIN_LANGUAGES } from '../locales.ts';
import { say } from '../words/say.ts';
import type { Finding } from './rules.ts';
import { storedAt } from './stored.ts';

/** Name and label of a field; the label's words lie under `fields.<words>`. */
export const named = <Name extends string>(
  name: Name,
  words: string = name,
): { name: Name; label: Record<string, string> } => ({
  name,
  label: say(`fields.${words}`),
});

/** A finding in the words of the one who is editing. */
export function inWords(finding: Finding, req: PayloadRequest): true | string {
  if (finding === true) return true;
  const language = ADMIN_LANGUAGES.find((known) => known === req.i18n.language) ?? 'en';
  return say(finding)[language];
}

/** What a rule may look at beside the value. */
export interface Surroundings {
  /** The values next to it. */
  sibling: Record<string, unknown>;
  /** That is being edited. */
  locale: string | undefined | null;
  /** Nothing is being saved yet: what the document holds in other locales is not known. */
  typing: boolean;
  /** What the document holds per locale; of a field with the hook `noteStored`. */
  stored: Record<string, unknown>;
  isNew: boolean;
  req: PayloadRequest;
}

type Rule = (value: unknown, around: Surroundings) => Finding | Promise<Finding>;

const withRule =
  <Field extends TextField | TextareaField>(
    usual: Validate<string, unknown, unknown, Field>,
    rule: Rule,
  ): Validate<string, unknown, unknown, Field> =>
  async (value, args) => {
    const answer = await usual(value, args);
    if (answer !== true) return answer;
    const { req, event, operation, path } = args;
    const finding = await rule(value, {
      ...{ sibling: args.siblingData as Record<string, unknown>, locale: req.locale, req },
      ...{ typing: event === 'onChange', stored: storedAt(req, path), isNew: operation === 'create' },
    });
    return inWords(finding, req);
  };

/** Payload's own checks of a text (presence, length), then a rule of ours. */
export const checked = (rule: Rule) => withRule(text, rule);

/** The same for a text of several lines. */
export const checkedLines = (rule: Rule) => withRule(textarea, rule);
