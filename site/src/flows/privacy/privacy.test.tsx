import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreatePrivacyRequest } from '@app/contracts/trust/privacy';
import type { PrivacyRequestInfo } from '@app/contracts/trust/privacy';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN } from '../../../testing/reviewers.ts';
import { PrivacyFlow } from './privacy-flow.tsx';
import { PrivacyRequest } from './privacy-request.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const info: PrivacyRequestInfo = {
  kind: 'export',
  maskedAddress: 'a•••@example.com',
  language: 'en',
  expiresAt: '2026-03-08T10:00:00Z',
  state: 'waiting',
  known: { reviews: 2, orders: 1, reports: 0, messages: 0 },
};
const COMPLETE = `POST /privacy-requests/${TOKEN}/complete`;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('asking for one’s data', () => {
  const open = () => renderPage(<PrivacyRequest />, 'en', ['trust', 'invitation']);

  it('requesting one’s data uses the specified texts', async () => {
    open();
    press('Send me the link');
    await waitFor(() => expect(screen.getAllByText('Input required')).toHaveLength(2));
    fireEvent.change(screen.getByLabelText('E-mail address'), { target: { value: 'anna' } });
    expect(await screen.findByText('Incorrect email address')).toBeTruthy();
  });

  it('requesting one’s data gives the same answer for every address', async () => {
    engine.on('POST /privacy-requests', () => ({ status: 202 }));
    open();
    fireEvent.click(screen.getByRole('radio', { name: /^Erasure/ }));
    fireEvent.change(screen.getByLabelText('E-mail address'), { target: { value: ' anna@example.com' } });
    press('Send me the link');
    const heading = await screen.findByRole('heading', { name: 'Check your mail' });
    expect(document.activeElement).toBe(heading);
    expect(CreatePrivacyRequest.parse(JSON.parse(engine.seen('POST /privacy-requests')[0]?.body ?? ''))).toEqual({
      kind: 'erasure',
      email: 'anna@example.com',
      language: 'en',
      website: '',
    });
  });
});

describe('the mailed link', () => {
  const open = (own: Partial<PrivacyRequestInfo> = {}) => {
    engine.on(`GET /privacy-requests/${TOKEN}`, () => ({ status: 200, body: { ...info, ...own } }));
    renderPage(<PrivacyFlow token={TOKEN} />, 'en', ['trust', 'invitation']);
  };

  it('opening the mailed link does nothing', async () => {
    open();
    await screen.findByRole('heading', { name: 'A copy of your data' });
    expect(screen.getByText('2 reviews')).toBeTruthy();
    expect(engine.seen(COMPLETE)).toEqual([]);
  });

  it('the mailed link downloads the data as a file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = jest.fn((file: Blob | MediaSource) => (files.push(file as Blob), 'blob:file'));
    URL.revokeObjectURL = jest.fn();
    engine.on(COMPLETE, () => ({ status: 200, body: { email: 'anna@example.com', reviews: [] } }));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Download' }));
    expect(await screen.findByText('The file has been downloaded.')).toBeTruthy();
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual({ email: 'anna@example.com', reviews: [] });
  });

  it('the mailed link erases after a confirmation only', async () => {
    engine.on(COMPLETE, () => ({ status: 204 }));
    open({ kind: 'erasure' });
    fireEvent.click(await screen.findByRole('button', { name: 'Erase…' }));
    press('Keep');
    expect(engine.seen(COMPLETE)).toEqual([]);
    press('Erase…');
    press('Erase for good');
    const heading = await screen.findByRole('heading', { name: 'Your data has been erased' });
    expect(document.activeElement).toBe(heading);
    expect(engine.seen(COMPLETE)).toHaveLength(1);
  });

  it('an expired mailed link says so', async () => {
    engine.on(`GET /privacy-requests/${TOKEN}`, () =>
      problem(410, 'privacy_link_expired', { title: 'Too late', detail: 'Ask for a new link.' }),
    );
    renderPage(<PrivacyFlow token={TOKEN} />, 'en', ['trust', 'invitation']);
    expect(await screen.findByText('Ask for a new link.')).toBeTruthy();
  });
});
