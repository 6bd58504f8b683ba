import { fireEvent, screen } from '@testing-library/react';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

const token = 'n'.repeat(50);
const company = { id: '0190a1b2-0000-7000-8000-000000000002', name: 'Oak Café' };
const END = `POST /notification-mails/${token}/unsubscribe`;
const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const mailed = (...states: boolean[]) =>
  engine.on(`GET /notification-mails/${token}`, () => ({
    status: 200,
    body: {
      company,
      kinds: states.map((state, index) => ({
        kind: index === 0 ? 'negative_review' : 'question',
        name: index === 0 ? 'Negative reviews' : 'Questions from visitors',
        mailed: state,
      })),
    },
  }));
const open = () => renderPage(<Unsubscribe token={token} />, 'en', ['account', 'invitation']);

it('the page of the opt-out link names what is mailed, and a click ends it; opening the page changes nothing', async () => {
  mailed(true, false);
  engine.on(END, () => ({ status: 204 }));
  open();
  await screen.findByText('Negative reviews');
  expect(screen.queryByText('Questions from visitors')).toBeNull();
  expect(engine.seen(END)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Stop these e-mails' }));
  await screen.findByRole('heading', { name: 'Done' });
  expect(engine.seen(END).map(({ body }) => JSON.parse(body))).toEqual([{ all: false }]);
  expect(screen.getByRole('link', { name: 'Notification settings' }).getAttribute('href')).toBe(
    `/en/panel/settings/notifications?company=${company.id}`,
  );
});

it('another click ends all mails about the company', async () => {
  mailed(true);
  engine.on(END, () => ({ status: 204 }));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop all e-mails about Oak Café' }));
  await screen.findByRole('heading', { name: 'Done' });
  expect(engine.seen(END).map(({ body }) => JSON.parse(body))).toEqual([{ all: true }]);
});

it('the page of the opt-out link says when nothing is mailed any more', async () => {
  mailed(false);
  open();
  await screen.findByText('These e-mails are already off');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a click that fails says so and can be repeated', async () => {
  mailed(true);
  engine.on(END, () => problem(500, 'internal'));
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Stop these e-mails' }));
  await screen.findByText('This could not be saved. Please try again.');
  screen.getByRole('button', { name: 'Stop these e-mails' });
});

it('a link that is too old says so', async () => {
  engine.on(`GET /notification-mails/${token}`, () => problem(404, 'token_invalid'));
  open();
  await screen.findByText('This link does not work');
});
