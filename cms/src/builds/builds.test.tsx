import { renderToStaticMarkup } from 'react-dom/server';
import { wordsOf } from '../words/admin-text.ts';
import { BuildTable } from './builds.tsx';
import type { SiteBuild } from './types.ts';

const words = wordsOf('builds', 'en');
const aBuild = (own: Partial<SiteBuild>): SiteBuild => ({
  id: '1',
  state: 'done',
  phase: null,
  release: null,
  memory: null,
  error: null,
  output: null,
  changed: null,
  startedAt: '2026-11-21T10:00:00.000Z',
  finishedAt: '2026-11-21T10:00:20.000Z',
  reasons: { count: 1, items: [{ entity: 'pages', title: 'Home', by: 'anna@demo.example' }] },
  ...own,
});
const draw = (...builds: SiteBuild[]) =>
  renderToStaticMarkup(
    <BuildTable words={words} language="en" list={{ now: '2026-11-21T10:01:10.000Z', waiting: 0, builds }} />,
  );

test('a failed build shows error, advice and output', () => {
  const html = draw(aBuild({ state: 'failed', error: 'The cms answered 503', output: 'ERROR <b>42</b>' }));
  expect(html).toContain('data-state="failed"');
  expect(html).toContain('The cms answered 503');
  expect(html).toContain(words.failedHint);
  expect(html).toContain('<pre>ERROR &lt;b&gt;42&lt;/b&gt;</pre>');
});

test('an interrupted build says so', () => {
  expect(draw(aBuild({ state: 'failed', error: 'interrupted' }))).toContain(words.interrupted);
});

test('a running build shows its phase, and its progress by the duration of the last successful build', () => {
  const running = aBuild({
    id: '2',
    state: 'running',
    phase: 'pages',
    finishedAt: null,
    startedAt: '2026-11-21T10:01:00.000Z',
  });
  const html = draw(running, aBuild({}));
  expect(html).toContain(words.phases.pages);
  // 10 of 20 seconds.
  expect(html).toMatch(/<progress[^>]* value="0.5"/);
  expect(draw(running)).not.toMatch(/<progress[^>]* value=/);
});

test('a finished build shows who published what, its duration and the changed files', () => {
  const items = Array.from({ length: 7 }, (_, at) => ({ entity: 'pages', title: `Page ${at}`, by: null }));
  const html = draw(
    aBuild({ changed: { count: 2, paths: ['/de/index.html'] } }),
    aBuild({ id: '3', reasons: { count: 9, items } }),
  );
  expect(html).toContain('anna@demo.example');
  expect(html).toContain('<code>/de/index.html</code>');
  expect(html).toContain('Page 4');
  expect(html).not.toContain('Page 5');
});
