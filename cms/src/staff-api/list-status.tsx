import type { Pages } from './use-pages.ts';
import { wordFor } from '../words/fill.ts';

interface Props {
  words: { loading: string; errors: Record<string, string> };
  state: Pages<unknown>;
  /** Said of a list without items. */
  empty: string;
}

/** Tells of a list that it is loading, empty, or could not be read. */
export const ListStatus = ({ words, state: { items, busy, error }, empty }: Props) => (
  <>
    {error && (
      <p className="staff-page__error" role="alert">
        {wordFor(words.errors, error)}
      </p>
    )}
    <p className="money__status" role="status">
      {busy ? words.loading : items.length === 0 && !error && empty}
    </p>
  </>
);
