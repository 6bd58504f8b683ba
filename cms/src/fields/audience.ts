import { CATEGORIES, HINT_AUDIENCES, type HintAudience } from '@app/contracts/company/categories';
import de from '@app/locales/de/category.json' with { type: 'json' };
import en from '@app/locales/en/category.json' with { type: 'json' };
import pl from '@app/locales/pl/category.json' with { type: 'json' };
import type { SelectField } from 'payload';
import { ADMIN_LANGUAGES } from '../locales.ts';
import { adminText } from '../words/admin-text.ts';
import { nameAndLabel } from './labels.ts';

const NAMES = { pl: pl.names, en: en.names, de: de.names };
const kindOf = (audience: HintAudience) =>
  Object.entries(CATEGORIES).find(([, categories]) => (categories as readonly string[]).includes(audience))?.[0];

/** The label of an audience; a category's stands behind its kind, by the name that the site gives it. */
function labelOf(audience: HintAudience): Record<string, string> {
  const kind = kindOf(audience);
  if (!kind) return adminText(`options.audience.${audience}`);
  const kindNames = adminText(`options.audience.${kind}`);
  return Object.fromEntries(
    ADMIN_LANGUAGES.map((language) => [
      language,
      `${kindNames[language]}: ${NAMES[language][audience as keyof typeof en.names]}`,
    ]),
  );
}

/** Whom a dictionary of hints is for. */
export const audienceField: SelectField = {
  ...nameAndLabel('audience'),
  type: 'select',
  options: HINT_AUDIENCES.map((value) => ({ value, label: labelOf(value) })),
  required: true,
  defaultValue: 'any',
  admin: { description: adminText('hints.audience') },
};
