import { z } from 'zod';
import { Id, Instant, Locale } from '../common.ts';

/**
 * What a template may contain in braces: the author’s shown name, the company’s, the product’s. Not the order number, as
 * answers are public.
 */
export const TEMPLATE_PLACEHOLDERS = ['name', 'company', 'product'] as const;
export type TemplatePlaceholder = (typeof TEMPLATE_PLACEHOLDERS)[number];
export const MAX_ANSWER_TEMPLATES = 200;

const PLACEHOLDER = /\{\s*([^{}]*?)\s*\}/g;
const isKnown = (name: string): name is TemplatePlaceholder =>
  (TEMPLATE_PLACEHOLDERS as readonly string[]).includes(name);

/** Names in braces that are no placeholders. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).filter((name) => !isKnown(name));

/** The template’s text with its placeholders filled in; an empty value leaves no double space behind. */
export const fillTemplate = (text: string, values: Record<TemplatePlaceholder, string>): string =>
  text
    .replace(PLACEHOLDER, (whole, name: string) => (isKnown(name) ? values[name] : whole))
    .replace(/[ \t]+([,.!?;:])/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();

export const EditAnswerTemplate = z
  .object({
    title: z.string().trim().min(1).max(80),
    language: Locale,
    body: z.string().trim().min(2).max(2500).meta({ description: 'May contain {name}, {company} and {product}' }),
  })
  .meta({ id: 'EditAnswerTemplate' });
export type EditAnswerTemplate = z.infer<typeof EditAnswerTemplate>;

export const AnswerTemplate = z
  .object({ id: Id, title: z.string(), language: Locale, body: z.string(), updatedAt: Instant })
  .meta({ id: 'AnswerTemplate' });
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;
export const AnswerTemplateList = z.object({ items: z.array(AnswerTemplate) }).meta({ id: 'AnswerTemplateList' });
export type AnswerTemplateList = z.infer<typeof AnswerTemplateList>;
