import { fireEvent, screen } from '@testing-library/react';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { OptOut } from './opt-out.tsx';

const token = 'o'.repeat(50);
const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const knows = (optedOut: boolean) =>
  engine.on(`GET /opt-outs/${token}`, () => ({
    status: 200,
    body: { company: { slug: 'oak-cafe', name: 'Oak Café' }, maskedAddress: 'a•••@example.com', optedOut },
  }));
const open = () => renderPage(<OptOut token={token} />, 'en', ['invitation']);

describe('opting out', () => {
  it('opting out needs a click, opening the page changes nothing', async () => {
    knows(false);
    engine.on('POST /opt-outs', () => ({ status: 204 }));
    open();
    await screen.findByText('No more review requests from Oak Café?');
    expect(engine.seen('POST /opt-outs')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Stop the requests' }));
    await screen.findByRole('heading', { name: 'Done' });
    expect(engine.seen('POST /opt-outs').map(({ body }) => JSON.parse(body))).toEqual([{ token }]);
  });

  it('opting out again says so', async () => {
    knows(true);
    open();
    await screen.findByText('You have already opted out');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opting out explains an invalid link', async () => {
    engine.on(`GET /opt-outs/${token}`, () => problem(404, 'token_invalid'));
    open();
    await screen.findByText('This link does not work');
  });
});
