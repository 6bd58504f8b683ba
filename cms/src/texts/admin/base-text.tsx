import { examples } from '@app/locales/messages.ts';
import { fill } from '../../words/fill.ts';
import { BASE_LOCALE, type Locale } from '../../locales.ts';
import type { TextRow } from '../types.ts';
import { Changes, Pieces } from './pieces.tsx';
import type { Beside } from './toolbar.tsx';
import type { TextWords } from './words.ts';

/** So many numbers are shown; where there are more the rest is hinted at. */
const SHOWN = 4;

/** Which numbers a plural form is for. */
export function FormName({ words, locale, form }: { words: TextWords; locale: Locale; form: string }) {
  const numbers = examples(locale, form).slice(0, SHOWN);
  const said =
    numbers.length > 0
      ? fill(words.formFor, { numbers: numbers.join(', ') + (numbers.length === SHOWN ? ' …' : '') })
      : words.formFractions;
  return (
    <span className="texts__form">
      <strong>{words.form[form as keyof TextWords['form']]}</strong> {said}
    </span>
  );
}

interface Props {
  words: TextWords;
  locale: Locale;
  beside: Beside;
  row: TextRow;
  onInsert: ((piece: string) => void) | undefined;
}

/** What stands beside a text: the base, English, or both; what has become of a base that has changed. */
export function BaseText({ words, locale, beside, row, onInsert }: Props) {
  const shown = locale === BASE_LOCALE ? 'en' : locale === 'en' ? 'pl' : beside;
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
              <Changes before={row.baseSeen ?? ''} after={row.base} />
            </span>
          ) : (
            <Pieces text={row.base} words={words} onInsert={onInsert} />
          )}
        </p>
      )}
      {shown !== 'pl' && (
        <p lang="en">
          {!isOne && <span className="texts__tag">en</span>}
          {row.english === null ? <em>{words.noBase}</em> : <Pieces {...{ words, onInsert }} text={row.english} />}
        </p>
      )}
    </>
  );
}
