'use client';
import { useState } from 'react';
import { LOCALE_NAMES } from '@app/locales/manifest.ts';
import { FORMATS, type FileFormat } from '../../files/formats.ts';
import type { View } from '../table/view.ts';
import { exportAddress } from '../api.ts';
import { Dialog } from '../dialog.tsx';
import type { TextWords } from '../words.ts';

/** Exports the texts of the language, or of the chosen namespace, as a file. */
export function Download({ words, view: { locale, namespace } }: { words: TextWords; view: View }) {
  const [isOpen, setOpen] = useState(false);
  const [format, setFormat] = useState<FileFormat>('xliff');
  const [source, setSource] = useState<'pl' | 'en'>('pl');
  const [onlyOpen, setOnlyOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.download.open}
      </button>
      {isOpen && (
        <Dialog title={words.download.title} close={words.close} onClose={() => setOpen(false)}>
          <p className="texts__hint">
            {LOCALE_NAMES[locale]} · {namespace ?? words.allNamespaces}
          </p>
          <fieldset>
            <legend>{words.download.format}</legend>
            {FORMATS.map((one) => (
              <label key={one}>
                <input type="radio" name="format" checked={format === one} onChange={() => setFormat(one)} />{' '}
                {words.download.formats[one]}
              </label>
            ))}
          </fieldset>
          {format !== 'json' && (
            <fieldset>
              <legend>{words.download.source}</legend>
              {(['pl', 'en'] as const).map((one) => (
                <label key={one}>
                  <input type="radio" name="source" checked={source === one} onChange={() => setSource(one)} />{' '}
                  {words.referenceOptions[one]}
                </label>
              ))}
            </fieldset>
          )}
          <label>
            <input type="checkbox" checked={onlyOpen} onChange={(event) => setOnlyOpen(event.target.checked)} />{' '}
            {words.download.onlyOpen}
          </label>
          <a
            className="texts__main"
            href={exportAddress({ locale, namespace, format }, source, onlyOpen)}
            download
            onClick={() => setOpen(false)}
          >
            {words.download.start}
          </a>
        </Dialog>
      )}
    </>
  );
}
