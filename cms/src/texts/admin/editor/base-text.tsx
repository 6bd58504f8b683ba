import { examples } from '@app/locales/messages.ts';
import { fillIn } from '../../../words/fill.ts';
import { BASE_LOCALE, type Locale } from '../../../locales.ts';
import type { TextRow } from '../../schemas.ts';
import { TextWithPlaceholders } from '../placeholders.tsx';
import { TextChanges } from '../text-changes.tsx';
import type { ReferenceLanguage } from '../table/view.ts';
import type { Term } from '../../terms/term-rules.ts';
import type { TextWords } from '../words.ts';

/** Example numbers that are shown; an ellipsis stands for more. */
const SHOWN = 4;

/** Name of a plural form with example numbers. */
export function FormName({ words, locale, form }: { words: TextWords; locale: Locale; form: string }) {
  const numbers = examples(locale, form).slice(0, SHOWN);
  const description =
    numbers.length > 0
      ? fillIn(words.formFor, { numbers: numbers.join(', ') + (numbers.length === SHOWN ? ' …' : '') })
      : words.formFractions;
  return (
    <span className="texts__form">
      <strong>{words.form[form as keyof TextWords['form']]}</strong> {description}
    </span>
  );
}

interface Props {
  words: TextWords;
  locale: Locale;
  reference: ReferenceLanguage;
  row: TextRow;
  onInsert: ((piece: string) => void) | undefined;
  /** Marked in the base. */
  terms: readonly Term[];
}

/** The reference texts of a text: base, English, or both. A changed base is shown with its changes. */
export function BaseText({ words, locale, reference, row, onInsert, terms }: Props) {
  const shown = locale === BASE_LOCALE ? 'en' : locale === 'en' ? 'pl' : reference;
  const isOld = row.state === 'outdated' && row.baseSeen !== null && row.base !== null;
  const isOne = shown !== 'both';
  return (
    <>
      {shown !== 'en' && (
        <p lang="pl">
          {!isOne && <span className="texts__tag">pl</span>}
          {row.base === null ? (
            <em>{words.noBase}</em>
          ) : isOld && !onInsert ? (
            <span title={words.changedFrom}>
              <TextChanges before={row.baseSeen ?? ''} after={row.base} />
            </span>
          ) : (
            <TextWithPlaceholders text={row.base} words={words} onInsert={onInsert} terms={terms} />
          )}
        </p>
      )}
      {shown !== 'pl' && (
        <p lang="en">
          {!isOne && <span className="texts__tag">en</span>}
          {row.english === null ? (
            <em>{words.noBase}</em>
          ) : (
            <TextWithPlaceholders words={words} onInsert={onInsert} text={row.english} />
          )}
        </p>
      )}
    </>
  );
}
