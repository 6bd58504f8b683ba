'use client';
import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { batchKeyTexts } from './words-of-keys.ts';
import './key-words.css';

const wordsOf = batchKeyTexts();

interface Props {
  /** Path of the field for typed text; that of its key is beside it. */
  path: string;
  /** The label before the text, by language of the admin. */
  labels: Record<string, string>;
}

/** Below an empty field: the translation of the key, which is shown instead. */
export function KeyWords({ path, labels }: Props) {
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const key = useFormFields(([fields]) => String(fields[path.replace(/text$/, 'key')]?.value ?? ''));
  const isTyped = useFormFields(([fields]) => String(fields[path]?.value ?? '').trim() !== '');
  const query = `${locale} ${key}`;
  const [found, setFound] = useState<{ query: string; words: string | null } | null>(null);
  useEffect(() => {
    if (key === '' || isTyped) return;
    let wanted = true;
    void wordsOf(locale, key).then((words) => wanted && setFound({ query, words }));
    return () => void (wanted = false);
  }, [locale, key, query, isTyped]);
  if (isTyped || found?.query !== query || found.words === null) return null;
  return (
    <p className="key-words">
      {labels[i18n.language] ?? labels['en']} <span lang={locale}>{found.words}</span>
    </p>
  );
}
