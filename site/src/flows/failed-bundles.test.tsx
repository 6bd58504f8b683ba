import { fireEvent, screen } from '@testing-library/react';
import { FakeEngine, problem } from '../../testing/fake-engine.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TOKEN } from '../../testing/reviewers.ts';
import type * as EntrySlotModule from './entry/entry-slot.tsx';
import type * as ReviewFlowModule from './review/review-flow.tsx';

/** A component whose bundle fails to load, by the network or by a newer release (see testing/browser/modules.mjs). */
const without = (bundle: string, file: string): Promise<unknown> =>
  import(new URL(`${file}?lost=${bundle}`, import.meta.url).href);
const { EntrySlot } = (await without('entry-section', './entry/entry-slot.tsx')) as typeof EntrySlotModule;
const { ReviewFlow } = (await without('manage-flow', './review/review-flow.tsx')) as typeof ReviewFlowModule;

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it('a form whose bundle fails leaves the profile intact and can be retried', async () => {
  const profile = (
    <>
      <h1>Oak Café</h1>
      <EntrySlot slug="oak-cafe" code={TOKEN} />
    </>
  );
  renderPage(profile, 'en', ['invitation']);
  expect((await screen.findByText('Try again')).getAttribute('href')).toBe('');
  expect(screen.getByRole('heading', { name: 'Oak Café' })).toBeTruthy();
});

it('the author’s page says that its bundle failed, and reloads', async () => {
  engine.on(`GET /invitations/${TOKEN}`, () => problem(409, 'invitation_used'));
  history.replaceState(null, '', `/en/invitation/oak-cafe/edit/${TOKEN}?grade=4`);
  const went: string[] = [];
  renderPage(<ReviewFlow slug="oak-cafe" token={TOKEN} search="" go={(path) => went.push(path)} />, 'en', [
    'invitation',
  ]);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(went).toEqual([`/en/invitation/oak-cafe/edit/${TOKEN}?grade=4`]);
});
