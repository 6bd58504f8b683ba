'use client';
import type { Words } from '../../words/admin-text.ts';
import type { FactorSetup } from '../factor-state.ts';
import { CodeField } from './field.tsx';

interface Props {
  words: Words['secondFactor'];
  signInWords: Words['signIn'];
  setup: FactorSetup;
}

/** QR code and input of the first code. Used inside a form. */
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
