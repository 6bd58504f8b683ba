import { fill } from '../../words/fill.ts';
import { OUTCOMES } from '../formats.ts';
import type { ImportReport } from '../types.ts';
import { FindingList } from './own-field.tsx';
import { Changes } from './pieces.tsx';
import type { TextWords } from './words.ts';

interface Props {
  words: TextWords;
  language: string;
  report: ImportReport;
}

/** What comes of the rows of a file: how many of each kind, and each one that is not left alone. */
export function Report({ words, language, report: { applied, counts, rows } }: Props) {
  const { outcomes } = words.upload;
  return (
    <section className="texts__report" aria-live="polite">
      <ul className="texts__sums">
        {OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
          <li key={outcome} data-outcome={outcome}>
            <strong>{counts[outcome].toLocaleString(language)}</strong> {outcomes[outcome]}
          </li>
        ))}
      </ul>
      {applied && <p role="status">{fill(words.upload.applied, { count: counts.change })}</p>}
      {rows.length === 0 && !applied && <p>{words.upload.nothing}</p>}
      {rows.length > 0 && (
        <div className="texts__frame" role="region" aria-label={words.upload.report} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.upload.place}</th>
                <th scope="col">{words.columns.key}</th>
                <th scope="col">{words.upload.text}</th>
                <th scope="col">{words.columns.state}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ place, namespace, key, outcome, before, after, findings }, at) => (
                <tr key={at} data-outcome={outcome}>
                  <td>{place.startsWith(`${namespace}: `) ? '' : place}</td>
                  <td className="texts__path">
                    {namespace}:{key}
                  </td>
                  <td>
                    <Changes before={before ?? ''} after={after} />
                  </td>
                  <td>
                    {outcomes[outcome]}
                    <FindingList words={words} findings={findings} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
