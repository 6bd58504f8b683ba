import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { aCompanyReview, aCompanyReviewDetail } from '../../../testing/company-reviews.ts';
import type { UserFeatureSets } from '@app/contracts/company/user-features';
import { PANEL_API, aMerchant, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const RESTORED = 'Changes that were not saved have been restored.';
const SETS = `${PANEL_API}/user-features`;
const sets = (name: string): UserFeatureSets => ({
  about: 'products',
  categories: ['Shoes'],
  items: [
    {
      category: null,
      features: [
        {
          id: idOf(500),
          name: { en: name },
          choices: [
            { id: idOf(501), name: { en: 'small' } },
            { id: idOf(502), name: { en: 'large' } },
          ],
        },
      ],
    },
  ],
});
const asked = () => screen.findByLabelText<HTMLInputElement>('What is asked');
const reopen = () => {
  cleanup();
  panel.open('/panel/settings/user-features');
};

beforeEach(() => {
  panel.engine.on(`GET ${SETS}`, () => ({ status: 200, body: sets('Size') }));
  panel.open('/panel/settings/user-features');
});

it('what was typed and not saved is there after a reload, and can be discarded', async () => {
  fireEvent.change(await asked(), { target: { value: 'Width' } });
  reopen();
  await screen.findByText(RESTORED);
  expect((await asked()).value).toBe('Width');
  press('Discard changes');
  expect((await asked()).value).toBe('Size');
  expect(screen.queryByText(RESTORED)).toBeNull();
  reopen();
  expect((await asked()).value).toBe('Size');
});

it('a lost connection loses nothing, and saving forgets what was kept', async () => {
  panel.engine.on(`PUT ${SETS}`, () => ({ status: 503, body: {} }));
  fireEvent.change(await asked(), { target: { value: 'Width' } });
  press('Save');
  await screen.findByText('Not saved');
  reopen();
  await screen.findByText(RESTORED);
  panel.engine.on(`PUT ${SETS}`, () => ({ status: 200, body: sets('Width') }));
  press('Save');
  await waitFor(() => expect(screen.queryByText(RESTORED)).toBeNull());
  expect(Object.keys(localStorage).filter((key) => key.includes('draft:'))).toEqual([]);
});

it('typing back what is saved keeps nothing', async () => {
  fireEvent.change(await asked(), { target: { value: 'Width' } });
  fireEvent.change(await asked(), { target: { value: 'Size' } });
  expect(Object.keys(localStorage).filter((key) => key.includes('draft:'))).toEqual([]);
});

it('another account on the same browser sees nothing of it', async () => {
  fireEvent.change(await asked(), { target: { value: 'Width' } });
  panel.engine.on('GET /me', () => ({
    status: 200,
    body: { ...aMerchant, user: { ...aMerchant.user, id: idOf(77), email: 'ewa@example.com' } },
  }));
  reopen();
  expect((await asked()).value).toBe('Size');
  expect(screen.queryByText(RESTORED)).toBeNull();
});

describe('forms that create or invite', () => {
  const product = { id: idOf(5), externalId: 'T', name: 'Alba tent', slug: 'alba-tent', category: null, reviews: 2 };
  const nothing = { items: [], nextCursor: null, categories: [] };
  beforeEach(() => {
    for (const list of ['opt-outs', 'entry-codes', 'widgets', 'review-shares'])
      panel.engine.on(`GET ${PANEL_API}/${list}`, () => ({ status: 200, body: nothing }));
    panel.engine.on(`GET ${PANEL_API}/team`, () => ({ status: 200, body: { members: [], invites: [] } }));
    panel.engine.on(`GET ${PANEL_API}/products`, () => ({ status: 200, body: { ...nothing, items: [product] } }));
    cleanup();
  });

  it.each([
    ['an invitation to the team', '/panel/team', 'E-mail address', 'iza@example.com'],
    ['an opt-out', '/panel/invitations/opt-outs', 'E-mail address or phone number', 'bob@shop.example'],
    ['a new code', '/panel/entry-codes', 'Label', 'Till 2'],
    ['a request for shared reviews', '/panel/sharing', 'Address of the product’s page at the other shop', 'https://x'],
  ])('%s that was typed is there after a reload, and can be discarded', async (_what, path, label, words) => {
    const field = () => screen.findByLabelText<HTMLInputElement>(label);
    panel.open(path);
    fireEvent.change(await field(), { target: { value: words } });
    cleanup();
    panel.open(path);
    await screen.findByText(RESTORED);
    expect((await field()).value).toBe(words);
    press('Discard changes');
    expect((await field()).value).toBe('');
    expect(drafts()).toEqual([]);
  });

  it('an address of a customer is kept no longer than the tab', async () => {
    panel.open('/panel/invitations/opt-outs');
    const field = await screen.findByLabelText('E-mail address or phone number');
    fireEvent.change(field, { target: { value: 'bob@shop.example' } });
    expect(Object.keys(localStorage).filter((key) => key.includes('draft:'))).toEqual([]);
    expect(drafts()).toHaveLength(1);
  });

  it('the kind chosen for a new widget is chosen after a reload', async () => {
    panel.open('/panel/widgets');
    fireEvent.click(await screen.findByRole('radio', { name: /^Carousel/ }));
    cleanup();
    panel.open('/panel/widgets');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Carousel/ })).checked).toBe(true);
  });

  it('an invitation that was sent is kept no longer', async () => {
    panel.engine.on(`POST ${PANEL_API}/team/invites`, () => ({ status: 201, body: {} }));
    panel.open('/panel/team');
    const field = await screen.findByLabelText<HTMLInputElement>('E-mail address');
    fireEvent.change(field, { target: { value: 'iza@example.com' } });
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'manager' } });
    press('Send the invitation');
    await waitFor(() => expect(field.value).toBe(''));
    expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('agent');
    expect(drafts()).toEqual([]);
  });
});

const drafts = (): string[] =>
  [localStorage, sessionStorage].flatMap((store) => Object.keys(store).filter((key) => key.includes('draft:')));

/** Types in a field, loads the page anew, opens the same again and reads the field. */
async function afterReload(open: () => Promise<unknown>, field: () => Promise<HTMLInputElement>, typed: string) {
  await open();
  fireEvent.change(await field(), { target: { value: typed } });
  cleanup();
  await open();
  return (await field()).value;
}

it('the name of a key is kept until the key is there', async () => {
  const key = { id: idOf(7), name: 'Shop', prefix: 'ok_4f', createdAt: '2026-03-01T10:00:00Z', lastUsedAt: null };
  panel.engine.on(`GET ${PANEL_API}/api-keys`, () => ({ status: 200, body: { items: [] } }));
  const open = () => Promise.resolve(panel.open('/panel/settings/api-keys'));
  const name = () => screen.findByLabelText<HTMLInputElement>('Name of the key');
  cleanup();
  expect(await afterReload(open, name, 'Warehouse')).toBe('Warehouse');
  await screen.findByText(RESTORED);
  panel.engine.on(`POST ${PANEL_API}/api-keys`, () => ({ status: 201, body: { ...key, secret: 'ok_4f_secret' } }));
  press('Create a key');
  await screen.findByLabelText('Secret key');
  expect(Object.keys(localStorage).filter((one) => one.includes('draft:'))).toEqual([]);
});

describe('of the list of reviews', () => {
  beforeEach(() => {
    cleanup();
    const review = aCompanyReview(1);
    panel.engine.on(`GET ${PANEL_API}/reviews`, () => ({
      status: 200,
      body: { items: [review], nextCursor: null, total: { count: 1, more: false } },
    }));
    panel.engine.on(`GET ${PANEL_API}/reviews/${review.id}`, () => ({
      status: 200,
      body: aCompanyReviewDetail(review),
    }));
    panel.engine.on(`GET ${PANEL_API}/review-views`, () => ({ status: 200, body: { items: [] } }));
  });

  it('the name of a view is kept until the view is saved', async () => {
    const open = async () => {
      panel.open('/panel/reviews', '?grade=1');
      fireEvent.click(await screen.findByRole('button', { name: 'Save this view' }));
    };
    const name = () => screen.findByLabelText<HTMLInputElement>('Name of the view');
    expect(await afterReload(open, name, 'Angry mornings')).toBe('Angry mornings');
    await screen.findByText(RESTORED);
    panel.engine.on(`POST ${PANEL_API}/review-views`, () => ({ status: 503, body: {} }));
    press('Save');
    await screen.findByRole('alert');
    expect(Object.values(localStorage).join(' ')).toContain('Angry mornings');
  });

  it('what is written in a report is kept until it is sent', async () => {
    const { id } = aCompanyReview(1);
    const open = async () => {
      panel.openFollowing('/panel/reviews', `?review=${id}`);
      await screen.findByRole('heading', { level: 2, name: 'Author 1' });
      // Keys do nothing until it is known what the member may do.
      await waitFor(() => {
        fireEvent.keyDown(document.body, { key: 'r' });
        screen.getByRole('dialog', { name: 'Report this review' });
      });
    };
    const details = () => screen.findByLabelText<HTMLInputElement>(/^Details/);
    expect(await afterReload(open, details, 'Another shop sent this')).toBe('Another shop sent this');
    panel.engine.on(`POST ${PANEL_API}/reviews/${id}/reports`, () => ({ status: 202 }));
    fireEvent.click(screen.getByLabelText('Something else'));
    press('Send the report');
    await screen.findByText(/^Thank you/);
    expect(Object.keys(localStorage).filter((one) => one.includes('draft:'))).toEqual([]);
  });
});
