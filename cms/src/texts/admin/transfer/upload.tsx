'use client';
import { useState } from 'react';
import { LOCALE_NAMES } from '@app/locales/manifest.ts';
import { wordFor } from '../../../words/fill.ts';
import { NAMESPACES } from '../../../locales.ts';
import { formatOf } from '../../files/formats.ts';
import type { ImportReport } from '../../schemas.ts';
import type { View } from '../table/view.ts';
import { codeOf, importFile, TextApiError } from '../api.ts';
import { Dialog } from '../dialog.tsx';
import { UploadReport } from './upload-report.tsx';
import { applyLabel, type TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  language: string;
  view: View;
  onApplied: () => void;
}

/** Imports a file of texts: first a trial that reports each row, then the save. */
export function Upload({ words, language, view, onApplied }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.upload.open}
      </button>
      {isOpen && (
        <Dialog title={words.upload.title} close={words.close} onClose={() => setOpen(false)}>
          <Form words={words} language={language} view={view} onApplied={onApplied} />
        </Dialog>
      )}
    </>
  );
}

/** The namespace in a file name such as `texts-de-mails.json`. */
const namespaceOf = (name: string): string =>
  NAMESPACES.find((namespace) => new RegExp(`(^|-)${namespace}\\.json$`).test(name)) ?? '';

function Form({ words, language, view: { locale }, onApplied }: Props) {
  const [file, setFile] = useState<File>();
  const [namespace, setNamespace] = useState('');
  const [overwrite, setOverwrite] = useState(false);
  const [checked, setChecked] = useState(false);
  const [report, setReport] = useState<ImportReport>();
  const [failure, setFailure] = useState<{ code: string; detail?: string | undefined }>();
  const [busy, setBusy] = useState(false);
  const format = file && formatOf(file.name);

  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    setNamespace(namespaceOf(chosen?.name ?? ''));
    setReport(undefined);
    setFailure(chosen && !formatOf(chosen.name) ? { code: 'file_unreadable' } : undefined);
  };
  const send = async (apply: boolean): Promise<void> => {
    if (!file || !format) return;
    setBusy(true);
    try {
      const transfer = { locale, namespace: namespace || undefined, format };
      const answer = await importFile(transfer, file, { apply, overwrite, checked });
      setReport(answer);
      setFailure(undefined);
      if (answer.applied) onApplied();
    } catch (error) {
      setFailure({ code: codeOf(error), ...(error instanceof TextApiError && { detail: error.details.detail }) });
    } finally {
      setBusy(false);
    }
  };
  const changes = report && !report.applied ? report.counts.change : 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <p className="texts__hint">
        {LOCALE_NAMES[locale]}. {words.upload.lead}
      </p>
      <label>
        {words.upload.file}
        <input
          type="file"
          accept=".json,.csv,.xlf,.xliff,.tsv"
          required
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </label>
      {format === 'json' && (
        <label>
          {words.upload.inside}{' '}
          <select value={namespace} onChange={(event) => setNamespace(event.target.value)}>
            <option value="">{words.upload.insideFile}</option>
            {[...NAMESPACES].sort().map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {(overwrite || (report && report.counts.conflict > 0)) && !report?.applied && (
        <label>
          <input
            type="checkbox"
            checked={overwrite}
            onChange={(event) => {
              setOverwrite(event.target.checked);
              setReport(undefined);
            }}
          />{' '}
          {words.upload.overwrite}
        </label>
      )}
      {format && !report?.applied && (
        <label title={words.upload.checkedHint}>
          <input type="checkbox" checked={checked} onChange={(event) => setChecked(event.target.checked)} />{' '}
          {words.upload.checked}
          <span className="texts__hint">{words.upload.checkedHint}</span>
        </label>
      )}
      {failure && (
        <p className="texts__message" role="alert">
          {wordFor(words.errors, failure.code)} {failure.detail}
        </p>
      )}
      <div className="texts__buttons">
        <button type="submit" {...(changes === 0 && { className: 'texts__main' })} disabled={busy || !format}>
          {words.upload.check}
        </button>
        {changes > 0 && (
          <button type="button" className="texts__main" disabled={busy} onClick={() => void send(true)}>
            {applyLabel(words, language, changes)}
          </button>
        )}
      </div>
      {report && <UploadReport words={words} language={language} report={report} />}
    </form>
  );
}
