import { fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN, anInvitation } from '../../../testing/reviewers.ts';
import { ReviewFlow } from './review-flow.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  sessionStorage.clear();
  history.pushState(null, '');
  opens();
});

const opens = () => engine.on(`GET /invitations/${TOKEN}`, () => ({ status: 200, body: anInvitation() }));

const open = () =>
  renderPage(<ReviewFlow slug="oak-cafe" token={TOKEN} search="?grade=4" go={() => {}} />, 'en', [
    'invitation',
    'reviews',
  ]);
const body = () => screen.findByLabelText<HTMLTextAreaElement>('Your review');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('a link that opens no form', () => {
  it.each([
    [404, 'token_invalid', 'This link does not work'],
    [410, 'invitation_expired', 'This invitation has expired'],
    [410, 'invitation_cancelled', 'This invitation has been cancelled'],
    [500, 'internal', 'An error occurred'],
  ])('a link that fails with %i %s has a page of its own with a way on', async (status, code, title) => {
    engine.on(`GET /invitations/${TOKEN}`, () => problem(status, code));
    engine.on(`GET /my-reviews/${TOKEN}`, () => problem(404, 'token_invalid'));
    open();
    const heading = await screen.findByRole('heading', { name: title });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryAllByRole('link').length + screen.queryAllByRole('button').length).toBeGreaterThan(0);
  });

  it('the link of a blocked company says so and leads to the home page, not to the profile', async () => {
    const words = { title: 'The account Oak Café has been blocked', detail: 'Its reviews are not shown.' };
    engine.on(`GET /invitations/${TOKEN}`, () => problem(410, 'company_blocked', words));
    open();
    expect(await screen.findByRole('heading', { name: words.title })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/en']);
  });

  it('what the server has drawn about a used link is not asked again: the review is shown at once', async () => {
    engine.on(`GET /my-reviews/${TOKEN}`, () => problem(410, 'review_deleted'));
    const drawn = { kind: 'closed', slug: 'oak-cafe', problem: { status: 409, code: 'invitation_used' } } as const;
    renderPage(<ReviewFlow slug="oak-cafe" token={TOKEN} search="" go={() => {}} drawn={drawn} />, 'en', [
      'invitation',
      'reviews',
    ]);
    await waitFor(() => expect(engine.seen(`GET /my-reviews/${TOKEN}`)).not.toEqual([]));
    expect(engine.seen(`GET /invitations/${TOKEN}`)).toEqual([]);
  });

  it('a malformed token sends no request', async () => {
    renderPage(<ReviewFlow slug="x" token="short" search="" go={() => {}} />, 'en', ['invitation']);
    expect(await screen.findByText('This link does not work')).toBeTruthy();
    expect(engine.requests).toEqual([]);
  });

  it('a link can be retried once the connection is back', async () => {
    engine.on(`GET /invitations/${TOKEN}`, () => 'lost');
    open();
    await screen.findByText('We cannot reach the server');
    opens();
    press('Try again');
    await body();
  });
});
