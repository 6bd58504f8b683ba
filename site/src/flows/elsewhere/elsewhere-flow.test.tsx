import { screen, waitFor } from '@testing-library/react';
import type { InvitedElsewhere } from '@app/contracts/inviting/splitter';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ElsewhereFlow } from './elsewhere-flow.tsx';

const token = 'o'.repeat(50);
const PATH = `GET /invitations/${token}/elsewhere`;
const FORM = `/en/invitation/oak-cafe/edit/${token}`;
const PORTAL = { name: 'Portal', url: 'https://www.portal.example/write', host: 'portal.example', share: 30 };
const company = { slug: 'oak-cafe', name: 'Oak Café' };
const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const answers = (body: InvitedElsewhere) => engine.on(PATH, () => ({ status: 200, body }));
const open = () => {
  const go = jest.fn<void, [path: string]>();
  renderPage(<ElsewhereFlow slug="oak-cafe" token={token} go={go} />, 'en', ['invitation']);
  return go;
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('the page of the splitter names the other site with its host and share, and still offers our form', async () => {
  answers({ company, elsewhere: PORTAL });
  const go = open();
  await screen.findByRole('heading', { name: 'Your review of Oak Café' });
  screen.getByText(/^Chance has drawn you for Portal: 30% of the customers/);
  expect(hrefOf('Continue to portal.example')).toBe(PORTAL.url);
  expect(hrefOf('Write here instead')).toBe(FORM);
  expect(go).not.toHaveBeenCalled();
});

it.each([
  ['whose site is not set any more', () => answers({ company, elsewhere: null })],
  ['who has written here', () => engine.on(PATH, () => problem(409, 'invitation_used'))],
])('the page of the splitter opens our form for a customer %s', async (_name, prepare) => {
  prepare();
  const go = open();
  await waitFor(() => expect(go).toHaveBeenCalledWith(FORM));
});

it('the page of the splitter shows no address that is not a public page by https', async () => {
  answers({ company, elsewhere: { ...PORTAL, url: 'javascript:alert(1)' } });
  open();
  await screen.findByRole('heading');
  expect(document.body.innerHTML).not.toContain('javascript:');
});

it('the page of the splitter explains an invalid link', async () => {
  engine.on(PATH, () => problem(404, 'token_invalid'));
  open();
  await screen.findByText('This link does not work');
});
