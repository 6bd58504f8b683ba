import { useEffect, useState } from 'react';
import type { DeskOverview } from '@app/contracts/moderating/desk-work';
import type { DeskFilter } from '../cases-api.ts';
import { ruleWord } from '../words.ts';
import type { DeskWords } from '../words.ts';

interface Props {
  words: DeskWords;
  language: string;
  filter: DeskFilter;
  overview: DeskOverview | undefined;
  onFilter: (filter: DeskFilter) => void;
}

const AGES = [4, 24, 72, 168];
const TYPING_MS = 400;

/** What narrows the queue besides the kind. Words are looked for when one has stopped typing. */
export function Filters({ words, language, filter, overview, onFilter }: Props) {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const set = (more: DeskFilter): void => onFilter({ ...filter, ...more });
  return (
    <div className="desk__filters" role="search" aria-label={words.filters.title}>
      <Typed label={words.filters.q} value={filter.q ?? ''} onChange={(q) => set({ q })} />
      <Typed label={words.filters.company} value={filter.company ?? ''} onChange={(company) => set({ company })} />
      <Choice label={words.filters.language} value={filter.language} onChange={(value) => set({ language: value })}>
        {(overview?.languages ?? []).map((code) => [code, names.of(code) ?? code])}
      </Choice>
      <Choice label={words.filters.rule} value={filter.rule} onChange={(rule) => set({ rule })}>
        {(overview?.rules ?? []).map((rule) => [rule, ruleWord(words, rule)])}
      </Choice>
      <Choice
        label={words.filters.age}
        value={filter.olderThanHours}
        onChange={(olderThanHours) => set({ olderThanHours })}
      >
        {AGES.map((age) => [String(age), hours.format(age)])}
      </Choice>
      <Choice label={words.filters.only} value={filter.only} onChange={(only) => set({ only })}>
        {[
          ['mine', words.filters.mine],
          ['escalated', words.filters.escalated],
        ]}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  children: (readonly [string, string])[];
}

const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <label>
    {label}
    <select value={value ?? ''} onChange={(event) => onChange(event.target.value || undefined)}>
      <option value="">–</option>
      {children.map(([key, word]) => (
        <option key={key} value={key}>
          {word}
        </option>
      ))}
    </select>
  </label>
);

function Typed({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), TYPING_MS);
    return () => clearTimeout(timer);
  });
  return (
    <label>
      {label}
      <input type="search" maxLength={120} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  );
}
