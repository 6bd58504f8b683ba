import type { PayloadRequest, TextareaField, TextField, Validate } from 'payload';
import { text, textarea } from 'payload/shared';
import { ADMIN_LANGUAGES } from '../locales.ts';
import { adminText } from '../words/admin-text.ts';
import type { Finding } from './rules.ts';
import { storedTextsAt } from './stored-texts.ts';

/** The message of a finding in the editor's language. */
export function errorMessage(finding: Finding, req: PayloadRequest): true | string {
  if (finding === true) return true;
  const language = ADMIN_LANGUAGES.find((known) => known === req.i18n.language) ?? 'en';
  return adminText(finding)[language];
}

/** The context of a rule. */
export interface RuleContext {
  /** The values of sibling fields. */
  sibling: Record<string, unknown>;
  /** The locale that is being edited. */
  locale: string | undefined | null;
  /** True in the form, before saving: texts of other locales are unknown then. */
  typing: boolean;
  /** The stored texts by locale, of a field with the hook `rememberStoredTexts`. */
  stored: Record<string, unknown>;
  isNew: boolean;
  /** Whether the field is of a page, which may be for some languages only. */
  ofPage: boolean;
  req: PayloadRequest;
}

/** Where the texts of a page are. */
const PAGE_PARTS = ['blocks', 'seo'];

type Rule = (value: unknown, around: RuleContext) => Finding | Promise<Finding>;

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
      sibling: args.siblingData as Record<string, unknown>,
      locale: req.locale,
      req,
      typing: event === 'onChange',
      stored: storedTextsAt(req, path),
      isNew: operation === 'create',
      ofPage: PAGE_PARTS.includes(String(path?.[0])),
    });
    return errorMessage(finding, req);
  };

/** Payload's own validation of a text (presence, length), then a rule. */
export const textValidation = (rule: Rule) => withRule(text, rule);

/** The same for a textarea. */
export const textareaValidation = (rule: Rule) => withRule(textarea, rule);
