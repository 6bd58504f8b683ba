'use client';
import type { Words } from '../words/say.ts';
import type { ShownSetup } from './api.ts';
import { CodeField } from './field.tsx';

interface Props {
  words: Words['secondFactor'];
  signInWords: Words['signIn'];
  setup: ShownSetup;
}

/** What a phone scans, and the code that shows that it has. Within a form. */
export function SetupSteps({ words, signInWords, setup: { qrCode, secret } }: Props) {
  return (
    <>
      <p>{words.step1}</p>
      <img className="second-factor__qr" src={qrCode} alt={words.qrCode} width={220} height={220} />
      <p>
        {words.typed} <code className="second-factor__secret">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <p>{words.step2}</p>
      <CodeField label={signInWords.code} hint={signInWords.appCodeHint} />
    </>
  );
}
