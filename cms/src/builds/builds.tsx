'use client';
import { fillIn, wordFor } from '../words/fill.ts';
import type { Words } from '../words/admin-text.ts';
import type { BuildList, SiteBuild } from './types.ts';
import { useBuilds } from './use-builds.ts';

type BuildWords = Words['builds'];

const SHOWN_REASONS = 5;

/** The last builds, newest first, with the progress of a running one. */
export function Builds({ words, language }: { words: BuildWords; language: string }) {
  const { list, error, asked, again } = useBuilds();
  return (
    <>
      <header className="staff-page__head">
        <h1>{words.title}</h1>
        <button type="button" className="staff-page__button" onClick={() => void again()}>
          {words.again}
        </button>
      </header>
      <p role="status">{asked ? words.asked : list && waitingWords(words, language, list)}</p>
      {error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, error)}
        </p>
      )}
      {list?.builds.length === 0 && <p>{words.none}</p>}
      {list && list.builds.length > 0 && <BuildTable words={words} language={language} list={list} />}
    </>
  );
}

/** The table of builds: reasons, duration, and changes or error. */
export function BuildTable({ words, language, list }: { words: BuildWords; language: string; list: BuildList }) {
  return (
    <div className="builds__frame">
      <table>
        <thead>
          <tr>
            {[words.started, words.state, words.took, words.what, words.result].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.builds.map((build) => (
            <Row key={build.id} words={words} language={language} build={build} list={list} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function waitingWords(words: BuildWords, language: string, { waiting: count }: BuildList): string {
  if (count === 0) return words.noneWaiting;
  const one = new Intl.PluralRules(language).select(count) === 'one';
  return fillIn(one ? words.waiting_one : words.waiting_other, { count });
}

interface RowProps {
  words: BuildWords;
  language: string;
  build: SiteBuild;
  list: BuildList;
}

function Row({ words, language, build, list }: RowProps) {
  const started = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <tr data-state={build.state}>
      <td>
        <time dateTime={build.startedAt}>{started.format(new Date(build.startedAt))}</time>
      </td>
      <td>
        <span className="builds__state">{wordFor(words.states, build.state)}</span>
        {build.phase && <span className="builds__phase">{wordFor(words.phases, build.phase)}</span>}
        {build.state === 'running' && <Progress build={build} list={list} label={words.states.running} />}
      </td>
      <td className="builds__number">{fillIn(words.seconds, { count: Math.round(secondsOf(build, list.now)) })}</td>
      <td>
        <Reasons words={words} reasons={build.reasons} />
      </td>
      <td>
        <Result words={words} build={build} />
      </td>
    </tr>
  );
}

const secondsOf = ({ startedAt, finishedAt }: SiteBuild, now: string): number =>
  (Date.parse(finishedAt ?? now) - Date.parse(startedAt)) / 1000;

/** Estimated progress, by the duration of the last successful build. */
function Progress({ build, list, label }: { build: SiteBuild; list: BuildList; label: string }) {
  const last = list.builds.find(({ state }) => state === 'done');
  const share = last ? Math.min(0.95, secondsOf(build, list.now) / Math.max(1, secondsOf(last, list.now))) : undefined;
  return <progress aria-label={label} {...(share !== undefined && { value: share })} max={1} />;
}

function Reasons({ words, reasons }: { words: BuildWords; reasons: SiteBuild['reasons'] }) {
  const shown = reasons.items.slice(0, SHOWN_REASONS);
  const rest = reasons.count - shown.length;
  return (
    <ul>
      {shown.map(({ entity, title, by }, index) => (
        <li key={index}>
          {fillIn(words.by, {
            title: [wordFor(words.entities, entity), title].filter(Boolean).join(' '),
            by: by ?? words.nobody,
          })}
        </li>
      ))}
      {rest > 0 && <li>{fillIn(words.more, { count: rest })}</li>}
    </ul>
  );
}

function Result({ words, build }: { words: BuildWords; build: SiteBuild }) {
  if (build.state === 'failed')
    return (
      <>
        <p className="staff-page__error">{build.error === 'interrupted' ? words.interrupted : build.error}</p>
        <p>{words.failedHint}</p>
        {build.output && (
          <details>
            <summary>{words.showOutput}</summary>
            <pre>{build.output}</pre>
          </details>
        )}
      </>
    );
  if (!build.changed) return null;
  return (
    <details>
      <summary>{fillIn(words.files, { count: build.changed.count })}</summary>
      <ul>
        {build.changed.paths.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
