import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EditCompanyProfile } from '@app/contracts/company/profile';
import type { OwnProfile } from '@app/contracts/company/profile';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, anOverview, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();

const PROFILE: OwnProfile = {
  name: 'Oak Café',
  kind: 'restaurants',
  category: 'other',
  descriptions: { pl: 'Kawa i ciasto.' },
  mainLanguage: 'pl',
  country: 'PL',
  region: null,
  city: null,
  address: null,
  postcode: null,
  timeZone: 'Europe/Warsaw',
  taxId: null,
  phone: null,
  email: null,
  openingHours: [],
  coordinates: null,
  openingExceptions: [],
  facilities: [],
  languages: ['pl'],
  slug: 'oak-cafe',
  website: null,
  unlisted: null,
  taxNumber: 'NIP',
  version: 'first',
};

beforeEach(() => {
  panel.engine.on(`GET ${PANEL_API}/profile`, () => ({ status: 200, body: PROFILE }));
  panel.engine.on('GET /places/PL/regions', () => ({ status: 200, body: { items: ['małopolskie', 'mazowieckie'] } }));
  panel.engine.on('GET /places/PL/cities', () => ({
    status: 200,
    body: { items: [{ city: 'Kraków', region: 'małopolskie' }] },
  }));
});
const open = async () => {
  panel.open('/panel/settings/profile');
  await screen.findByLabelText('Company name');
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const preview = () => within(screen.getByRole('region', { name: 'Preview of the public profile' }));
const saving = () =>
  panel.engine.on(`PUT ${PANEL_API}/profile`, ({ body }) => ({
    status: 200,
    body: { ...PROFILE, ...EditCompanyProfile.parse(JSON.parse(body)), version: 'saved' },
  }));
const sent = () => JSON.parse(panel.engine.seen(`PUT ${PANEL_API}/profile`).at(-1)?.body ?? '{}') as OwnProfile;

describe('the company profile', () => {
  it('the company profile saves what was changed, and shows it in the preview before', async () => {
    saving();
    await open();
    type('Category', 'cafes');
    type('Street and number', 'ul. Długa 5');
    type('Language of the description', 'en');
    type('Description (English)', 'Coffee and cake.');
    fireEvent.click(screen.getByLabelText('Wi-Fi'));
    expect(preview().getByText('Coffee and cake.')).toBeTruthy();
    expect(preview().getByText(/ul\. Długa 5/)).toBeTruthy();
    press('Save changes');
    await screen.findByText('Saved. The public profile shows it now.');
    expect(sent()).toMatchObject({
      category: 'cafes',
      address: 'ul. Długa 5',
      descriptions: { pl: 'Kawa i ciasto.', en: 'Coffee and cake.' },
      facilities: ['wifi'],
    });
  });

  it('a company without a description can write its first one, and has nothing to save before', async () => {
    saving();
    panel.engine.on(`GET ${PANEL_API}/profile`, () => ({
      status: 200,
      body: { ...PROFILE, descriptions: {}, mainLanguage: 'en' },
    }));
    await open();
    type('Category', 'cafes');
    type('Category', 'other');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' }).disabled).toBe(true);
    type('Description (English)', 'Coffee and cake.');
    press('Save changes');
    await screen.findByText('Saved. The public profile shows it now.');
    expect(sent().descriptions).toEqual({ en: 'Coffee and cake.' });
  });

  it('a city is chosen as it is typed, and fills in its region', async () => {
    saving();
    await open();
    type('City', 'krak');
    // jsdom lays nothing out, so the list counts as hidden.
    fireEvent.click(await screen.findByRole('option', { name: /Kraków/, hidden: true }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Region').value).toBe('małopolskie'));
    press('Save changes');
    await screen.findByText('Saved. The public profile shows it now.');
    expect(sent()).toMatchObject({ city: 'Kraków', region: 'małopolskie' });
  });

  it('opening hours and holidays are set, and a wrong day is named', async () => {
    saving();
    await open();
    fireEvent.click(screen.getByLabelText('Show opening hours'));
    expect(preview().getByText('Monday')).toBeTruthy();
    press('Add an exception');
    press('Save changes');
    expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(0);
    type('First day', '2026-12-24');
    type('Last day', '2026-12-26');
    expect(preview().getByText('24 Dec 2026 – 26 Dec 2026')).toBeTruthy();
    press('Save changes');
    await screen.findByText('Saved. The public profile shows it now.');
    expect(sent().openingExceptions).toEqual([{ from: '2026-12-24', until: '2026-12-26', opens: null, closes: null }]);
    expect(sent().openingHours).toHaveLength(7);
    expect(sent().openingHours[6]).toEqual({ weekday: 7, opens: null, closes: null });
  });

  it('a day has further opening times after a break, which the preview shows', async () => {
    saving();
    await open();
    fireEvent.click(screen.getByLabelText('Show opening hours'));
    const monday = within(screen.getByRole('group', { name: 'Monday' }));
    const add = () => fireEvent.click(monday.getByRole('button', { name: 'Add more hours on this day' }));
    add();
    add();
    expect(monday.queryByRole('button', { name: 'Add more hours on this day' })).toBeNull();
    fireEvent.click(monday.getAllByRole('button', { name: 'Remove these hours' })[1] as HTMLElement);
    fireEvent.change(monday.getAllByLabelText('Open until')[1] as HTMLElement, { target: { value: '23:00' } });
    expect(preview().getByText('09:00–17:00, 18:00–23:00')).toBeTruthy();
    press('Save changes');
    await screen.findByText('Saved. The public profile shows it now.');
    const hours = { opens: '09:00', closes: '17:00' };
    expect(sent().openingHours.slice(0, 2)).toEqual([
      { weekday: 1, ...hours, moreHours: [{ opens: '18:00', closes: '23:00' }] },
      { weekday: 2, ...hours },
    ]);
  });

  it('what another member saved meanwhile is shown and taken over, and what was typed is kept until it is saved', async () => {
    const theirs = { ...PROFILE, phone: '+48 22 111 22 33', address: 'ul. Krótka 1', name: 'Oak', version: 'second' };
    await open();
    type('Phone', '12 422 12 34');
    type('Company name', 'Oak and Elm');
    type('Tax number', '1234563218');
    panel.engine.on(`GET ${PANEL_API}/profile`, () => ({ status: 200, body: theirs }));
    panel.engine.on(`PUT ${PANEL_API}/profile`, () => problem(409, 'profile_changed'));
    press('Save changes');
    await screen.findByText('Somebody else has changed the profile meanwhile');
    expect(screen.getByText('Their changes are taken over: Street and number.')).toBeTruthy();
    expect(screen.getByText('They saved: +48 22 111 22 33')).toBeTruthy();
    press('Take theirs: Company name');
    expect(screen.queryByText('They saved: Oak')).toBeNull();
    saving();
    press('Save changes');
    await screen.findByText('Saved. The public profile shows it now.');
    expect(screen.queryByText('Somebody else has changed the profile meanwhile')).toBeNull();
    expect(sent()).toMatchObject({
      name: 'Oak',
      phone: '12 422 12 34',
      address: 'ul. Krótka 1',
      taxId: '1234563218',
      version: 'second',
    });
  });

  it('a restored draft does not undo what another member has saved since', async () => {
    saving();
    await open();
    type('Phone', '12 422 12 34');
    cleanup();
    panel.engine.on(`GET ${PANEL_API}/profile`, () => ({
      status: 200,
      body: { ...PROFILE, address: 'ul. Krótka 1', version: 'second' },
    }));
    await open();
    await screen.findByText('Their changes are taken over: Street and number.');
    press('Save changes');
    await screen.findByText('Saved. The public profile shows it now.');
    expect(sent()).toMatchObject({ phone: '12 422 12 34', address: 'ul. Krótka 1', version: 'second' });
  });

  it('what the engine refuses is shown at its field, and nothing typed is lost, even by a reload', async () => {
    panel.engine.on(`PUT ${PANEL_API}/profile`, () =>
      problem(422, 'validation_failed', {
        errors: [
          { path: 'taxId', code: 'tax_number_invalid', params: {}, message: 'This is not a valid NIP.' },
          { path: 'coordinates', code: 'coordinates_far', params: {}, message: 'This point is 4000 km from here.' },
          { path: 'descriptions.pl', code: 'link_not_allowed', params: {}, message: 'Links are not allowed here.' },
        ],
      }),
    );
    await open();
    type('Tax number', '123');
    type('Coordinates', '21.0122, 52.2297');
    press('Save changes');
    await screen.findByText('This point is 4000 km from here.');
    await screen.findByText('This is not a valid NIP.');
    await screen.findByText('Links are not allowed here.');
    expect(screen.getByLabelText('Tax number').getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toMatchObject({ coordinates: '21.0122, 52.2297' });
    cleanup();
    await open();
    await screen.findByText('Changes that were not saved have been restored.');
    expect(screen.getByLabelText<HTMLInputElement>('Tax number').value).toBe('123');
    press('Undo changes');
    expect(screen.getByLabelText<HTMLInputElement>('Tax number').value).toBe('');
    cleanup();
    await open();
    expect(screen.queryByText('Changes that were not saved have been restored.')).toBeNull();
  });

  it('a restored draft can be saved, and is gone then', async () => {
    saving();
    await open();
    fireEvent.click(screen.getByLabelText('Show opening hours'));
    fireEvent.click(screen.getByLabelText('Wi-Fi'));
    press('Add an exception');
    type('First day', '2126-12-24');
    cleanup();
    await open();
    await screen.findByText('Changes that were not saved have been restored.');
    press('Save changes');
    await screen.findByText('Saved. The public profile shows it now.');
    expect(sent()).toMatchObject({
      facilities: ['wifi'],
      openingExceptions: [{ from: '2126-12-24', until: '2126-12-24' }],
    });
    cleanup();
    await open();
    expect(screen.queryByText('Changes that were not saved have been restored.')).toBeNull();
  });

  it('a lost connection keeps what was typed', async () => {
    panel.engine.on(`PUT ${PANEL_API}/profile`, () => 'lost');
    await open();
    type('Phone', '12 422 12 34');
    press('Save changes');
    await screen.findByText('There is no connection to the server.');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('12 422 12 34');
  });

  it('an agent reads it and is told who may change it', async () => {
    panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
      status: 200,
      body: {
        role: 'agent',
        allowed: ['profile.read'],
        refused: [{ act: 'profile.write', refusal: { reason: 'role', roles: ['owner', 'manager'] } }],
      },
    }));
    await open();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull());
    expect(screen.getByLabelText('Company name').closest('fieldset')?.disabled).toBe(true);
  });
});

describe('the overview of a company that lacks facts', () => {
  it.each([
    [
      'a new company',
      { grades: { count: 0, average: null }, invitations: { ...anOverview.invitations, scheduled: 0, sent: 0 } },
      'Company profile',
    ],
    ['a company at work', {}, 'Complete the profile'],
  ])('%s is led to its profile', async (_who, own, link) => {
    panel.engine.on(`GET ${PANEL_API}/overview`, () => ({
      status: 200,
      body: { ...anOverview, ...own, profileMissing: ['category', 'city'] },
    }));
    panel.open('/panel');
    await screen.findByText(/^The way to your first reviews$|^Customers cannot find you in lists$/);
    fireEvent.click(screen.getAllByRole('link', { name: link }).at(-1) as HTMLElement);
    expect(panel.navigated).toEqual([expect.stringContaining('/panel/settings/profile')]);
  });
});
