import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PANEL_API, idOf, panelTest } from '../../../testing/panel.tsx';
import { matching } from './commands.ts';

const panel = panelTest();
const answer = (body: unknown) => () => ({ status: 200, body });
const options = () => within(screen.getByRole('listbox', { name: 'Search and go' })).getAllByRole('option');
const openPalette = async () => {
  await screen.findByRole('heading', { name: 'Overview' });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox', { name: /^Page, action/ });
};

it('the command palette opens by Ctrl K, finds a page by its words and goes there by keyboard', async () => {
  panel.open('/panel');
  const input = await openPalette();
  fireEvent.change(input, { target: { value: 'audit' } });
  await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual(['Audit log']));
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBeTruthy());
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(panel.navigated).toEqual(['/en/panel/settings/audit-log']));
  expect(screen.queryByRole('combobox', { name: /^Page, action/ })).toBeNull();
});

it('the command palette searches products and orders of the company, and shows what was opened last', async () => {
  panel.engine.on(`GET ${PANEL_API}/reviews`, answer({ items: [], nextCursor: null, total: null }));
  panel.engine.on(`GET ${PANEL_API}/products`, answer({ items: [{ id: idOf(70), name: 'Teapot' }], nextCursor: null }));
  panel.engine.on(
    `GET ${PANEL_API}/invitations`,
    answer({ items: [{ id: idOf(71), orderId: 'A-17', name: 'Ann', email: null }], nextCursor: null }),
  );
  panel.open('/panel');
  fireEvent.change(await openPalette(), { target: { value: 'tea' } });
  await screen.findByRole('option', { name: 'A-17, Ann' });
  fireEvent.click(screen.getByRole('option', { name: 'Teapot' }));
  expect(panel.navigated).toEqual([`/en/panel/reviews?productId=${idOf(70)}`]);
  const input = await openPalette();
  expect(input).toHaveProperty('value', '');
  expect(options()[0]?.textContent).toBe('Teapot');
});

it('the command palette finds labels by every typed word, whatever case and accents', () => {
  const commands = [{ label: 'Zgłoszenia i żądania' }, { label: 'Odznaki' }];
  expect(matching(commands, 'ZADANIA zglo')).toEqual([commands[0]]);
  expect(matching(commands, '')).toEqual(commands);
});
