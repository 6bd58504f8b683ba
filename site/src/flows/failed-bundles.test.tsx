import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { FakeEngine, problem } from '../../testing/fake-engine.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TOKEN } from '../../testing/reviewers.ts';

// A lazily loaded bundle that fails, by the network or by a newer release.
const lost = () => {
  throw new Error('Loading chunk 7 failed.');
};
jest.unstable_mockModule('./entry/entry-section.tsx', lost);
jest.unstable_mockModule('./manage/manage-flow.tsx', lost);
const { EntrySlot } = await import('./entry/entry-slot.tsx');
const { ReviewFlow } = await import('./review/review-flow.tsx');

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
