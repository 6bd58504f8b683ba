'use client';
import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { wordsOfKeys } from './words-of-keys.ts';
import './key-words.css';

const wordsOf = wordsOfKeys();

interface Props {
  /** Of the field for typed words; its key stands beside it. */
  path: string;
  /** What stands before the words, by language of the admin. */
  labels: Record<string, string>;
}

/** Below an empty field: the words that are shown in its place, those of the translation that the key names. */
export function KeyWords({ path, labels }: Props) {
  const { code: locale } = useLocale();
  const { i18n } = useTranslation();
  const key = useFormFields(([fields]) => String(fields[path.replace(/text$/, 'key')]?.value ?? ''));
  const isTyped = useFormFields(([fields]) => String(fields[path]?.value ?? '').trim() !== '');
  const of = `${locale} ${key}`;
  const [found, setFound] = useState<{ of: string; words: string | null } | null>(null);
  useEffect(() => {
    if (key === '' || isTyped) return;
    let wanted = true;
    void wordsOf(locale, key).then((words) => wanted && setFound({ of, words }));
    return () => void (wanted = false);
  }, [locale, key, of, isTyped]);
  if (isTyped || found?.of !== of || found.words === null) return null;
  return (
    <p className="key-words">
      {labels[i18n.language] ?? labels['en']} <span lang={locale}>{found.words}</span>
    </p>
  );
}
