'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { Words } from '../../words/admin-text.ts';

interface Props {
  words: Words['secondFactor'];
  codes: readonly string[];
  /** Called when the codes are confirmed to be saved. */
  onSaved: () => void;
}

/** The recovery codes, which are shown only once. */
export function RecoveryCodeList({ words, codes, onSaved }: Props) {
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <section className="second-factor__codes" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{words.codesTitle}</h2>
      <p>{words.codesWhy}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="second-factor__buttons">
        <button
          type="button"
          className="staff-page__button"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {words.copy}
        </button>
        <a
          className="staff-page__button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {words.download}
        </a>
        <span role="status">{copied && words.copied}</span>
      </p>
      <Button buttonStyle="primary" size="large" margin={false} onClick={onSaved}>
        {words.saved}
      </Button>
    </section>
  );
}
