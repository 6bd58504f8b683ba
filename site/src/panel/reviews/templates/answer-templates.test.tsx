import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AnswerTemplate } from '@app/contracts/company-reviews/answer-templates';
import { problem } from '../../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../../testing/panel.tsx';

const panel = panelTest();
const TEMPLATES = `${PANEL_API}/answer-templates`;
const thanks: AnswerTemplate = {
  id: idOf(70),
  title: 'Thanks',
  language: 'en',
  body: 'Thank you, {name}!',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const templatesAre = (...items: AnswerTemplate[]) =>
  panel.engine.on(`GET ${TEMPLATES}`, () => ({ status: 200, body: { items } }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a first template is written in a language, and a refused placeholder is named at the text', async () => {
  templatesAre();
  panel.engine.on(`POST ${TEMPLATES}`, ({ body }) => {
    if (body.includes('{nick}'))
      return problem(422, 'validation_failed', {
        errors: [{ path: 'body', code: 'unknown_placeholder', params: {}, message: 'There is no placeholder {nick}.' }],
      });
    templatesAre(thanks);
    return { status: 201, body: thanks };
  });
  panel.open('/panel/settings/answer-templates');
  await screen.findByText('No templates yet');
  press('Write a template');
  type('Name', 'Thanks');
  type('Text', 'Thank you, {nick}!');
  press('Save');
  await screen.findByText('There is no placeholder {nick}.');
  type('Text', 'Thank you, {name}!');
  press('Save');
  await screen.findByRole('article', { name: 'Thanks' });
  const sent = panel.engine.seen(`POST ${TEMPLATES}`).map(({ body }) => JSON.parse(body) as object);
  expect(sent.at(-1)).toEqual({ title: 'Thanks', language: 'en', body: 'Thank you, {name}!' });
});

it('a template that was begun is there after a reload, until it is cancelled', async () => {
  templatesAre();
  panel.open('/panel/settings/answer-templates');
  await screen.findByText('No templates yet');
  press('Write a template');
  type('Text', 'We are sorry');
  cleanup();
  panel.open('/panel/settings/answer-templates');
  await screen.findByText('No templates yet');
  press('Write a template');
  await screen.findByText('Changes that were not saved have been restored.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('We are sorry');
  press('Cancel');
  press('Write a template');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('');
});

it('a template is changed in place and deleted after a confirmation', async () => {
  templatesAre(thanks);
  const own = `${TEMPLATES}/${thanks.id}`;
  panel.engine.on(`PUT ${own}`, () => {
    templatesAre({ ...thanks, title: 'Many thanks' });
    return { status: 200, body: { ...thanks, title: 'Many thanks' } };
  });
  panel.engine.on(`DELETE ${own}`, () => {
    templatesAre();
    return { status: 204 };
  });
  panel.open('/panel/settings/answer-templates');
  fireEvent.click(await screen.findByRole('button', { name: 'Change the template “Thanks”' }));
  type('Name', 'Many thanks');
  press('Save');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the template “Many thanks”' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});
