'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { TextWords } from './words.ts';

interface Props {
  words: TextWords;
  value: string;
  field: RefObject<HTMLInputElement | null>;
  onChange: (text: string) => void;
}

/** So long nobody types before the search is asked. */
const QUIET_MS = 200;

/** Keeps what is typed itself: the address follows a moment later, and must not take letters back. */
export function SearchField({ words, value, field, onChange }: Props) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was told of the typing under way: it comes back as `value`, perhaps late. */
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (!told.current.has(value)) setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = (typed: string): void => {
    told.current.add(typed);
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
        timer.current = setTimeout(() => tell(target.value), QUIET_MS);
      }}
      onBlur={() => told.current.clear()}
    />
  );
}
