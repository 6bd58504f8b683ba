'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  value: string;
  field: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
}

/** Debounce of the search. */
const QUIET_MS = 200;

/** Keeps its own value, because the URL follows later and must not undo letters. */
export function SearchField({ words, value, field, onChange }: Props) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Values that were reported while typing; they come back as `value`, perhaps late. */
  const reported = useRef(new Set<string>());
  useEffect(() => {
    if (!reported.current.has(value)) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const report = (typed: string): void => {
    reported.current.add(typed);
    onChange(typed);
  };
  return (
    <input
      ref={field}
      type="search"
      value={text}
      placeholder={words.search}
      onChange={({ target }) => {
        setText(target.value);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => report(target.value), QUIET_MS);
      }}
      onBlur={() => reported.current.clear()}
    />
  );
}
