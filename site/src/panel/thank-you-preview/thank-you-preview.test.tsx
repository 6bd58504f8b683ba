import { fireEvent, screen } from '@testing-library/react';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ThankYouPreview } from './thank-you-preview.tsx';

const id = (n: number) => `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`;
const engine = new FakeEngine();
let went: string[];
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
  went = [];
  const company = (n: number) => ({ id: id(n), slug: `shop-${n}`, name: `Shop ${n}`, role: 'owner', timeZone: 'UTC' });
  engine.on('GET /me', () => ({
    status: 200,
    body: {
      user: { id: id(1), name: 'Jan', email: 'jan@example.com', locale: 'en', partner: false },
      companies: [company(2), company(3)],
    },
  }));
  engine.on(`GET /panel/companies/${id(2)}/invitation-configs/${id(9)}/thank-you`, () => problem(404, 'not_found'));
});
const open = (configId = id(9)) =>
  renderPage(<ThankYouPreview configId={configId} go={(path) => went.push(path)} />, 'en', ['panel', 'invitation']);

it('the preview of the thank-you page shows the page of the company that has the configuration, with links to other languages', async () => {
  engine.on(`GET /panel/companies/${id(3)}/invitation-configs/${id(9)}/thank-you`, () => ({
    status: 200,
    body: {
      company: { slug: 'shop-3', name: 'Shop 3' },
      locale: 'en',
      languages: ['pl', 'en'],
      words: { heading: 'Thanks a lot!', body: null, button: { label: 'Discount', url: 'https://shop.example/d' } },
    },
  }));
  open();
  await screen.findByRole('heading', { name: 'Thanks a lot!' });
  expect(screen.getByRole('link', { name: 'Discount' }).getAttribute('href')).toBe('https://shop.example/d');
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'pl' } });
  expect(went).toEqual([`/panel/api/invitation_config/${id(9)}/thank_you_page/preview`]);
});

it('the preview of the thank-you page says so when no company has it', async () => {
  engine.on(`GET /panel/companies/${id(3)}/invitation-configs/${id(9)}/thank-you`, () => problem(404, 'not_found'));
  open();
  await screen.findByText('There is no such configuration in your companies.');
});

it('the preview of the thank-you page redirects to the sign-in page and back', async () => {
  engine.on('GET /me', () => problem(401, 'not_signed_in'));
  open();
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe(
    `/en/login?next=${encodeURIComponent(`/en/panel/api/invitation_config/${id(9)}/thank_you_page/preview`)}`,
  );
});
