import { fireEvent, screen, within } from '@testing-library/react';
import type { InvitationForm } from '@app/contracts/review-forms';
import { FakeEngine } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { COMPANY, TOKEN, anInvitation } from '../../../testing/reviewers.ts';
import { ReviewFlow } from './review-flow.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  localStorage.clear();
});

const MUG = { id: COMPANY.id, name: 'Mug', url: null };
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  // The button is gone, and the focus is not lost.
  expect(screen.queryByRole('button', { name })).toBeNull();
};

/** Fills in the form up to the step after the text. */
async function write(form: Partial<InvitationForm>) {
  engine.on(`GET /invitations/${TOKEN}`, () => ({ status: 200, body: anInvitation(form) }));
  renderPage(<ReviewFlow slug="oak-cafe" token={TOKEN} search="?grade=4" go={() => {}} />, 'en', [
    'invitation',
    'reviews',
  ]);
  fireEvent.change(await screen.findByLabelText('Your review'), {
    target: { value: 'Good coffee and a kind waiter.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
}
const firstOf = (group: HTMLElement) => within(group).getAllByRole('radio')[0];
const rate = (group: HTMLElement, name: RegExp) => fireEvent.click(within(group).getByRole('radio', { name }));

it('clearing a rating keeps the focus at its symbols', async () => {
  await write({ criteria: ['delivery', 'service'] });
  await screen.findByText('A few details');
  const service = () => screen.getByRole('group', { name: /^Service/ });
  rate(service(), /^2 out of 5/);
  press('Clear Service');
  expect(document.activeElement).toBe(firstOf(service()));
});

it('clearing a product or feature keeps the focus at its inputs', async () => {
  await write({ products: [{ ...MUG, features: [{ id: COMPANY.id, name: 'Size', low: 'small', high: 'large' }] }] });
  const grade = await screen.findByRole('group', { name: 'Rating for Mug' });
  rate(grade, /^5 out of 5/);
  const size = screen.getByRole('group', { name: 'Size' });
  rate(size, /^4 \/ 5/);
  press('Clear Size');
  expect(document.activeElement).toBe(firstOf(size));
  press('Do not rate this product');
  expect(document.activeElement).toBe(firstOf(grade));
});

it('accepting the suggested name keeps the focus outside the input, so that no keyboard opens', async () => {
  await write({ suggestedName: 'Anna K.' });
  const name = await screen.findByLabelText('Name or nickname');
  press('Use “Anna K.”');
  expect(document.activeElement).not.toBe(name);
  expect(document.activeElement?.contains(name)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});
