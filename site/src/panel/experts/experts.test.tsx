import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Expert } from '@app/contracts/company/experts';
import { aCompanyReview, aCompanyReviewDetail } from '../../../testing/company-reviews.ts';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press, somePermissions } from '../../../testing/panel.tsx';

const panel = panelTest();
const EXPERTS = `${PANEL_API}/experts`;
const PERMISSIONS = `GET ${PANEL_API}/permissions`;
const anna: Expert = {
  id: idOf(700),
  name: 'Anna Kowalska',
  title: { en: 'Pharmacist' },
  biography: { en: 'Ten years in pharmacies.' },
  languages: ['pl'],
  photo: null,
  agreedAt: '2026-03-01T09:00:00Z',
  removedAt: null,
};
const given = (items: Expert[]) => panel.engine.on(`GET ${EXPERTS}`, () => ({ status: 200, body: { items } }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const bodyOf = (name: string) => JSON.parse(panel.engine.seen(name)[0]?.body ?? '{}');

it('an expert is added in several languages, once the agreement is confirmed', async () => {
  given([]);
  panel.engine.on(`POST ${EXPERTS}`, () => {
    given([anna]);
    return { status: 201, body: anna };
  });
  panel.open('/panel/experts');
  fireEvent.click(await screen.findByRole('button', { name: 'Add an expert' }));
  type('Name', 'Anna Kowalska');
  type('Profession or field', 'Pharmacist');
  type('Language of the words', 'pl');
  type('Profession or field', 'farmaceutka');
  press('Save');
  await waitFor(() => expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true'));
  expect(panel.engine.seen(`POST ${EXPERTS}`)).toEqual([]);
  fireEvent.click(screen.getByRole('checkbox'));
  press('Save');
  await screen.findByRole('heading', { name: 'Anna Kowalska' });
  expect(bodyOf(`POST ${EXPERTS}`)).toEqual({
    name: 'Anna Kowalska',
    title: { en: 'Pharmacist', pl: 'farmaceutka' },
    biography: {},
    languages: ['en'],
    agreed: true,
  });
});

it('refused words are shown at their field', async () => {
  given([anna]);
  const message = 'Links are not allowed here.';
  const errors = [{ path: 'biography.en', code: 'link_not_allowed', params: {}, message }];
  panel.engine.on(`PUT ${EXPERTS}/${anna.id}`, () => problem(422, 'validation_failed', { errors }));
  panel.open('/panel/experts');
  fireEvent.click(await screen.findByRole('button', { name: 'Change Anna Kowalska' }));
  type('About this person', 'See elsewhere.example');
  press('Save');
  await screen.findByText(message);
});

it.each([
  [false, 'keep'],
  [true, 'erase'],
])('an expert is removed; their name goes from what they signed: %s', async (erased, names) => {
  given([anna]);
  const remove = `DELETE ${EXPERTS}/${anna.id}`;
  panel.engine.on(remove, () => ({ status: 204 }));
  panel.open('/panel/experts');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Anna Kowalska' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  if (erased) fireEvent.click(dialog.getByRole('checkbox'));
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(panel.engine.seen(remove)[0]?.query.get('names')).toBe(names));
});

it('without the plan the page says which plan has experts, and removal is still possible', async () => {
  given([anna]);
  const refusal = { reason: 'plan', feature: 'expert_module', plan: 'trustPro' } as const;
  panel.engine.on(PERMISSIONS, () => ({
    status: 200,
    body: somePermissions([
      { act: 'experts.write', refusal },
      { act: 'reviews.note', refusal },
    ]),
  }));
  panel.open('/panel/experts');
  await screen.findByRole('link', { name: 'Choose Pro' });
  expect(screen.queryByRole('button', { name: 'Add an expert' })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Change Anna Kowalska' }).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Anna Kowalska' }).disabled).toBe(false);
});

it('an agent reads experts and may not change them', async () => {
  given([anna]);
  const refusal = { reason: 'role', roles: ['owner' as const, 'manager' as const] } as const;
  panel.engine.on(PERMISSIONS, () => ({
    status: 200,
    body: somePermissions([
      { act: 'experts.write', refusal: { ...refusal, roles: [...refusal.roles] } },
      { act: 'experts.remove', refusal: { ...refusal, roles: [...refusal.roles] } },
    ]),
  }));
  panel.open('/panel/experts');
  const remove = await screen.findByRole<HTMLButtonElement>('button', { name: 'Remove Anna Kowalska' });
  await waitFor(() => expect(remove.disabled).toBe(true));
  expect(remove.title).toBe('Required role: owner or manager.');
});

describe('the note under a review', () => {
  const review = aCompanyReview(1);
  const NOTE = `${PANEL_API}/reviews/${review.id}/note`;
  const reviewIs = (own: Partial<typeof review> = {}) => {
    const items = [{ ...review, ...own }];
    const body = { items, nextCursor: null, total: { count: 1, more: false } };
    panel.engine.on(`GET ${PANEL_API}/reviews`, () => ({ status: 200, body }));
    panel.engine.on(`GET ${PANEL_API}/reviews/${review.id}`, () => ({
      status: 200,
      body: aCompanyReviewDetail({ ...review, ...own }),
    }));
  };
  const note = {
    body: 'It needs two weeks.',
    language: 'en' as const,
    publishedAt: '2026-11-22T10:00:00Z',
    edited: false,
    expert: { name: anna.name, title: anna.title, photo: null },
  };

  it('the note under a review is written by an expert and shown with name and profession', async () => {
    given([anna]);
    reviewIs();
    panel.engine.on(`PUT ${NOTE}`, () => {
      reviewIs({ note });
      return { status: 200, body: { ...review, note } };
    });
    panel.openFollowing('/panel/reviews', `?review=${review.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Write a note' }));
    const form = within(screen.getByRole('form', { name: 'Expert’s note' }));
    expect(form.getByLabelText<HTMLSelectElement>('Signed by').value).toBe(anna.id);
    fireEvent.change(form.getByLabelText('Note'), { target: { value: ' It needs two weeks. ' } });
    fireEvent.click(form.getByRole('button', { name: 'Publish the note' }));
    await screen.findByRole('button', { name: 'Change note' });
    screen.getByText(/^Anna Kowalska, Pharmacist ·/);
    expect(bodyOf(`PUT ${NOTE}`)).toEqual({ expertId: anna.id, body: 'It needs two weeks.', language: 'en' });
  });

  it('the note under a review is deleted after a question', async () => {
    given([anna]);
    reviewIs({ note });
    panel.engine.on(`DELETE ${NOTE}`, () => ({ status: 204 }));
    panel.openFollowing('/panel/reviews', `?review=${review.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete note' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete note' }));
    await waitFor(() => expect(panel.engine.seen(`DELETE ${NOTE}`)).toHaveLength(1));
  });
});
