'use client';
import { useReducer } from 'react';
import type { TextSuggestions } from '@app/contracts/staff/text-suggestions';
import { callStaff, errorCode } from '../../../staff-api/client.ts';
import { fillIn, wordFor } from '../../../words/fill.ts';
import { BASE_LOCALE } from '../../../locales.ts';
import type { SimilarText } from '../../reading/similar.ts';
import type { TextEntry, TextRow } from '../../schemas.ts';
import { fetchSimilar } from '../api.ts';
import type { TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  entry: TextEntry;
  onType: (row: string, text: string, suggested?: boolean) => void;
}

interface Known {
  similar?: SimilarText[];
  /** Name of the provider whose suggestion stands in the fields. */
  provider?: string | undefined;
  error?: string | undefined;
  busy?: boolean;
}

/** Asks the provider for all forms at once. */
async function suggest(rows: readonly TextRow[], onType: Props['onType']): Promise<Known> {
  const asked = rows.filter((row) => row.base !== null && row.base !== '');
  const { provider, texts } = await callStaff<TextSuggestions>('POST', '/text-suggestions', {
    texts: asked.map(({ base }) => base),
    from: BASE_LOCALE,
    to: rows[0]?.locale,
  });
  asked.forEach((row, n) => texts[n] && onType(row.id, texts[n], true));
  return texts.every((text) => text === null) ? { error: 'suggestion_broken' } : { provider };
}

/** What the language has for similar texts, and a machine's suggestion: both are typed in, and saved by who checks them. */
export function Suggestions({ words, entry, onType }: Props) {
  const [known, dispatch] = useReducer((before: Known, fresh: Known): Known => ({ ...before, ...fresh }), {});
  const [first] = entry.rows;
  if (!first || first.locale === BASE_LOCALE) return null;
  const run = async (work: () => Promise<Known>): Promise<void> => {
    dispatch({ busy: true, error: undefined, provider: undefined });
    try {
      dispatch({ busy: false, ...(await work()) });
    } catch (error) {
      dispatch({ busy: false, error: errorCode(error) });
    }
  };
  return (
    <div className="texts__suggestions">
      <div className="texts__buttons">
        <button type="button" disabled={known.busy} onClick={() => void run(() => suggest(entry.rows, onType))}>
          {words.suggestions.ask}
        </button>
        <button
          type="button"
          disabled={known.busy}
          onClick={() => void run(async () => ({ similar: (await fetchSimilar(first.id)).similar }))}
        >
          {words.suggestions.similar}
        </button>
        <span role="status">
          {known.provider && fillIn(words.suggestions.from, { provider: known.provider })}
          {known.error && wordFor(words.suggestions.errors, known.error)}
          {known.similar?.length === 0 && words.suggestions.none}
        </span>
      </div>
      {known.similar && known.similar.length > 0 && (
        <ul aria-label={words.suggestions.similar}>
          {known.similar.map(({ key, base, text, likeness }) => (
            <li key={key}>
              <button type="button" onClick={() => onType(first.id, text)}>
                {words.suggestions.use}
              </button>{' '}
              <span lang={first.locale}>{text}</span>{' '}
              <span className="texts__hint">
                {Math.round(likeness * 100)} % · {base} · {key}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
