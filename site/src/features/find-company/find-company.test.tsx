import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LOCALES } from '@app/locales/manifest.ts';
import type { Suggestions } from '@app/contracts/discovery/search';
import { FakeEngine } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { aHit as hit } from '../../../testing/search.ts';
import { FindCompanyPage } from './find-company-page.tsx';
import { SearchBox } from './search-box.tsx';

it('the page that finds companies starts with a search box and the best rated companies', () => {
  renderPage(<FindCompanyPage data={{ top: [hit], search: '' }} />, 'pl', ['find-company']);
  expect(screen.getByRole('link', { name: 'Górska Półka' }).getAttribute('href')).toBe('/opinie/gorska-polka');
  expect(screen.getByText('Sklep internetowy · Zakopane · gorska.example')).toBeTruthy();
});

it('the search box works as a plain form', () => {
  renderPage(<FindCompanyPage data={{ top: [], search: '' }} />, 'en', ['find-company']);
  const form = screen.getByRole('search');
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/en/find-company', 'get']);
  expect(form.querySelector('input')?.name).toBe('q');
});

describe('the box', () => {
  const engine = new FakeEngine();
  let went: string[];
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  beforeEach(() => {
    engine.reset();
    went = [];
  });

  const found = (own: Partial<Suggestions> = {}): Suggestions => ({
    query: 'gor',
    companies: [hit],
    products: [
      {
        id: '01900000-0000-7000-8000-000000000002',
        slug: 'tent',
        name: 'Tent',
        picture: null,
        count: 0,
        average: null,
        company: { id: hit.id, name: hit.name },
      },
    ],
    lists: [
      {
        name: 'Hotels in Gorzów',
        kind: 'hotels',
        category: null,
        country: 'PL',
        companies: 3,
        region: 'lubuskie',
        city: 'gorzow',
      },
    ],
    ...own,
  });
  const open = (answer: Partial<Suggestions> = {}) => {
    engine.on('GET /search/suggestions', () => ({ status: 200, body: found(answer) }));
    renderPage(<SearchBox go={(path) => void went.push(path)} />, 'en', []);
    return screen.getByRole('combobox', { name: 'Company name or web address' });
  };
  const type = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
  const press = (box: HTMLElement, key: string, more = {}) => fireEvent.keyDown(box, { key, ...more });
  const active = (box: HTMLElement) => {
    const id = box.getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id);
  };

  it.each(LOCALES)('the search box has a placeholder in %s that fits on a phone', (locale) => {
    renderPage(<SearchBox />, locale, []);
    const placeholder = screen.getByRole<HTMLInputElement>('combobox').placeholder;
    // Number of letters at 16 px that fit beside the button on a phone of 360 px.
    expect(Array.from(placeholder).length).toBeLessThanOrEqual(24);
    expect(placeholder).not.toBe('search.placeholder');
  });

  it('suggestions say how many reviews a company has', async () => {
    type(open(), 'gor');
    await screen.findByRole('listbox');
    const texts = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(texts.filter((text) => text.includes('review'))).toEqual([expect.stringContaining(`${hit.count} reviews`)]);
  });

  it('the search box suggests companies, places and products in groups, and says how many', async () => {
    const box = open();
    expect(box.getAttribute('aria-expanded')).toBe('false');
    type(box, 'gor');
    const list = await screen.findByRole('listbox', { name: 'Suggestions' });
    expect([box.getAttribute('aria-expanded'), box.getAttribute('aria-controls')]).toEqual(['true', list.id]);
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3);
    expect(screen.getByRole('group', { name: 'Categories and places' }).textContent).toContain('Hotels in Gorzów');
    expect(screen.getAllByRole('option')).toHaveLength(4);
    expect(screen.getByRole('status').textContent).toBe('3 suggestions');
    const seen = engine.seen('GET /search/suggestions');
    expect(Object.fromEntries(seen[0]?.query ?? [])).toEqual({ q: 'gor', language: 'en', limit: '4' });
  });

  it('arrows cycle through the suggestions and the box, and Enter opens one', async () => {
    const box = open();
    type(box, 'gor');
    await screen.findByRole('listbox');
    expect(active(box)).toBeNull();
    press(box, 'ArrowDown');
    expect(active(box)?.textContent).toContain('Górska Półka');
    expect(active(box)?.getAttribute('aria-selected')).toBe('true');
    press(box, 'ArrowUp');
    expect(active(box)).toBeNull();
    press(box, 'ArrowUp');
    expect(active(box)?.textContent).toBe('All results for “gor”');
    press(box, 'ArrowUp');
    press(box, 'ArrowUp');
    press(box, 'Enter');
    expect(went).toEqual(['/en/categories/hotels/pl/lubuskie/gorzow']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('Escape closes the suggestions, then empties the box; leaving it closes them too', async () => {
    const box = open();
    type(box, 'gor');
    await screen.findByRole('listbox');
    press(box, 'Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveProperty('value', 'gor');
    press(box, 'ArrowDown');
    await screen.findByRole('listbox');
    fireEvent.blur(box);
    expect(screen.queryByRole('listbox')).toBeNull();
    press(box, 'Escape');
    expect(box).toHaveProperty('value', '');
    // An empty box has no suggestions, even if its previous text had.
    press(box, 'ArrowDown');
    expect(screen.queryByRole('listbox')).toBeNull();
    type(box, 'gor');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('the search box ignores keys during IME composition', async () => {
    const box = open();
    type(box, 'ごら');
    await screen.findByRole('listbox');
    press(box, 'ArrowDown', { isComposing: true });
    expect(active(box)).toBeNull();
  });

  it('suggestions can be chosen with the mouse', async () => {
    const box = open();
    type(box, 'gor');
    fireEvent.click(await screen.findByRole('option', { name: /Tent/ }));
    expect(went).toEqual([`/en/product/01900000-0000-7000-8000-000000000002/tent/${hit.id}`]);
  });

  it('suggestions are requested when typing pauses; aborted requests show nothing', async () => {
    const box = open();
    for (const typed of ['g', 'go', 'gor', 'gorz']) type(box, typed);
    await screen.findByRole('listbox');
    expect(engine.seen('GET /search/suggestions').map(({ query }) => query.get('q'))).toEqual(['gorz']);
    type(box, 'g');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // Cached.
    type(box, 'gorz');
    await screen.findByRole('listbox');
    expect(engine.seen('GET /search/suggestions')).toHaveLength(1);
  });

  it('Enter opens the results, even without suggestions or answer', async () => {
    const box = open({ companies: [], products: [], lists: [] });
    type(box, 'Żółw & syn');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('0 suggestions'));
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.submit(screen.getByRole('search'));
    expect(went).toEqual([`/en/search/${encodeURI('Żółw & syn')}`]);
    engine.on('GET /search/suggestions', () => 'lost');
    type(box, 'lost');
    await waitFor(() => expect(engine.seen('GET /search/suggestions')).toHaveLength(2));
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
