'use client';
import { useLocale, useRowLabel, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { firstWords } from './first-words.ts';
import { batchKeyTexts } from '../words-of-keys.ts';

const wordsOf = batchKeyTexts();

/** The label of a row: its number and its first words, typed or of its key. `labels`: what a row is, by language. */
export function RowWords({ labels }: { labels: Record<string, string> }) {
  const { i18n } = useTranslation();
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const { code: locale } = useLocale();
  const { text, key } = firstWords(data);
  const query = `${locale} ${key}`;
  const [found, setFound] = useState<{ query: string; words: string | null } | null>(null);
  useEffect(() => {
    if (text !== '' || key === '') return;
    let wanted = true;
    void wordsOf(locale, key).then((words) => wanted && setFound({ query, words }));
    return () => void (wanted = false);
  }, [locale, key, query, text]);
  const words = text || (found?.query === query ? found.words : null) || '';
  return (
    <span className="row-words">
      {(rowNumber ?? 0) + 1} {words === '' ? (labels[i18n.language] ?? labels['en']) : <strong>{words}</strong>}
    </span>
  );
}
