import { fillIn } from '../../../words/fill.ts';
import { OUTCOMES } from '../../files/formats.ts';
import type { ImportReport } from '../../schemas.ts';
import { FindingList } from '../editor/finding-list.tsx';
import { TextChanges } from '../text-changes.tsx';
import type { TextWords } from '../words.ts';

interface Props {
  words: TextWords;
  language: string;
  report: ImportReport;
}

/** The outcome of an import: counts, and each row that is not left alone. */
export function UploadReport({ words, language, report: { applied, counts, rows } }: Props) {
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
      {applied && <p role="status">{fillIn(words.upload.applied, { count: counts.change })}</p>}
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
                    <TextChanges before={before ?? ''} after={after} />
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
