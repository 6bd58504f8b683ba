import { fireEvent, screen } from '@testing-library/react';
import type { HintsOfLanguage } from '@app/contracts/company-reviews/own-hints';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, panelTest, press, somePermissions } from '../../../testing/panel.tsx';

const panel = panelTest();
const PATH = '/panel/settings/own-hints';
const READ = `GET ${PANEL_API}/own-hints/en`;
const SAVE = `PUT ${PANEL_API}/own-hints/en`;
const withOwn = (own: string[]): HintsOfLanguage => ({
  language: 'en',
  grades: ([1, 2, 3, 4, 5] as const).map((grade) => ({
    grade,
    own: grade === 5 ? own : [],
    common: grade === 5 ? ['Quick parcel'] : [],
  })),
  languages: ['de'],
});
const field = (grade: number) => screen.findByLabelText<HTMLTextAreaElement>(`Phrases for ${grade} of 5`);

beforeEach(() => {
  panel.engine.on(READ, () => ({ status: 200, body: withOwn(['Fresh tea']) }));
});

it('the page of hints shows own phrases above the common ones, and saves them line by line', async () => {
  panel.engine.on(SAVE, () => ({ status: 200, body: withOwn(['Fresh tea', 'Kind people']) }));
  panel.open(PATH);
  expect((await field(5)).value).toBe('Fresh tea');
  screen.getByText('Quick parcel');
  screen.getByRole('option', { name: 'German (with own hints)' });
  fireEvent.change(await field(5), { target: { value: 'Fresh tea\n\n Kind people ' } });
  press('Save hints');
  await screen.findByText('Saved. Forms opened from now on offer these phrases.');
  const [sent] = panel.engine.seen(SAVE);
  expect(JSON.parse(String(sent?.body)).grades[4]).toEqual({ grade: 5, phrases: ['Fresh tea', 'Kind people'] });
});

it('the page of hints names a refused phrase, and keeps what was typed over a reload', async () => {
  panel.engine.on(SAVE, () =>
    problem(422, 'validation_failed', {
      errors: [{ path: 'grades.0.phrases.1', code: 'link_not_allowed', params: {}, message: 'No links, please.' }],
    }),
  );
  panel.open(PATH);
  fireEvent.change(await field(1), { target: { value: 'Cold tea\nSee www.cheap.example' } });
  press('Save hints');
  await screen.findByText('“See www.cheap.example”: No links, please.');
  document.body.innerHTML = '';
  panel.open(PATH);
  expect((await field(1)).value).toBe('Cold tea\nSee www.cheap.example');
  press('Discard changes');
  expect((await field(1)).value).toBe('');
});

it('a plan without own hints gets the upgrade card, and an agent the reason', async () => {
  panel.engine.on(READ, () => problem(402, 'plan_lacks_feature', { params: { plan: 'trustPro' } }));
  panel.open(PATH);
  await screen.findByRole('link', { name: 'Choose Pro' });
  document.body.innerHTML = '';
  panel.engine.on(READ, () => ({ status: 200, body: withOwn([]) }));
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions([{ act: 'own_hints.write', refusal: { reason: 'role', roles: ['owner', 'manager'] } }]),
  }));
  panel.open(PATH);
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Save hints' })).disabled).toBe(true);
});

it('the language is in the address', async () => {
  panel.open(PATH);
  await field(5);
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'de' } });
  expect(panel.navigated).toEqual([`/en${PATH}?language=de`]);
});
