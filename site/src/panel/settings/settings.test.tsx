import { fireEvent, screen, within } from '@testing-library/react';
import type { Refusal } from '@app/contracts/permissions/permissions';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, aConfig, idOf, panelTest, press, somePermissions } from '../../../testing/panel.tsx';

const panel = panelTest();

describe('the invitation settings', () => {
  it('the invitation settings save changes and reject an empty hour window', async () => {
    panel.engine.on(`PUT ${PANEL_API}/invitation-configs/${aConfig.id}`, ({ body }) => ({
      status: 200,
      body: { id: aConfig.id, ...UpdateInvitationConfig.parse(JSON.parse(body)) },
    }));
    panel.open('/panel/settings/invitations');
    const days = await screen.findByLabelText('Days after the purchase');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '8' } });
    press('Save changes');
    await screen.findByText('The end must be later than the start.');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '24' } });
    fireEvent.change(days, { target: { value: '0' } });
    press('Save changes');
    await screen.findByText('Saved.');
    const [saved] = panel.engine.seen(`PUT ${PANEL_API}/invitation-configs/${aConfig.id}`);
    expect(JSON.parse(saved?.body ?? '')).toMatchObject({
      delayDays: 0,
      windowStart: 9,
      windowEnd: 24,
      senderName: 'Oak Café',
    });
  });

  it('the invitation settings add a configuration with texts, a question and a thank-you page', async () => {
    const made = { ...aConfig, id: idOf(8), name: 'Hotel', channel: 'sms' as const };
    panel.engine.on(`POST ${PANEL_API}/invitation-configs`, () => {
      panel.engine.on(`GET ${PANEL_API}/invitation-configs`, () => ({
        status: 200,
        body: { items: [aConfig, made], channels: ['email', 'sms'] },
      }));
      return { status: 201, body: made };
    });
    panel.open('/panel/settings/invitations');
    fireEvent.click(await screen.findByRole('button', { name: 'Add a configuration' }));
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('Name of this configuration', 'Hotel');
    type('Channel', 'sms');
    expect(screen.queryByLabelText('Subject')).toBeNull();
    type('Text of the message', 'Jak było w {{company}}? {{link}}');
    type('Reminders', '2');
    type('Days between messages', '4');
    fireEvent.click(screen.getByLabelText('Cleanliness'));
    press('Add a question');
    type('Question', 'Skąd nas znasz?');
    type('Kind of answer', 'single');
    fireEvent.change(screen.getByLabelText('Answers to choose from'), {
      target: { value: 'Z internetu\nOd znajomych\n' },
    });
    const thanks = screen.getByRole('group', { name: 'Thank-you page' });
    fireEvent.change(within(thanks).getByLabelText('Heading'), { target: { value: 'Dziękujemy!' } });
    // Texts in another language are added to the first.
    type('Language of the words below', 'en');
    type('Question', 'How did you find us?');
    press('Create configuration');
    await screen.findByText('Hotel', { selector: 'option' });
    const [sent] = panel.engine.seen(`POST ${PANEL_API}/invitation-configs`);
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      name: 'Hotel',
      channel: 'sms',
      reminders: 2,
      reminderDays: 4,
      criteria: ['cleanliness'],
      senderName: 'Oak Café',
      texts: { pl: { sms: 'Jak było w {{company}}? {{link}}' } },
      questions: [
        {
          kind: 'single',
          question: { pl: 'Skąd nas znasz?', en: 'How did you find us?' },
          choices: [{ pl: 'Z internetu' }, { pl: 'Od znajomych' }],
        },
      ],
      thankYou: { heading: { pl: 'Dziękujemy!' } },
    });
  });

  it('the invitation settings say why one cannot be deleted', async () => {
    const second = { ...aConfig, id: idOf(8), name: 'Hotel' };
    panel.engine.on(`GET ${PANEL_API}/invitation-configs`, () => ({
      status: 200,
      body: { items: [aConfig, second], channels: ['email'] },
    }));
    panel.engine.on(`DELETE ${PANEL_API}/invitation-configs/${aConfig.id}`, () => problem(409, 'config_in_use'));
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = () => undefined;
    panel.open('/panel/settings/invitations');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this configuration' }));
    press('Delete');
    expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toBeTruthy();
  });
});

describe('API keys', () => {
  it('API keys show their secret once', async () => {
    const key = { id: idOf(7), name: 'Shop', prefix: 'ok_4f', createdAt: '2026-03-01T10:00:00Z', lastUsedAt: null };
    panel.engine.on(`GET ${PANEL_API}/api-keys`, () => ({ status: 200, body: { items: [key] } }));
    panel.engine.on(`POST ${PANEL_API}/api-keys`, () => ({
      status: 201,
      body: { ...key, secret: 'ok_4f_whole_secret' },
    }));
    panel.open('/panel/settings/api-keys');
    fireEvent.change(await screen.findByLabelText('Name of the key'), { target: { value: 'Shop' } });
    press('Create a key');
    expect((await screen.findByLabelText<HTMLInputElement>('Secret key')).value).toBe('ok_4f_whole_secret');
    press('I have saved it');
    expect(screen.queryByLabelText('Secret key')).toBeNull();
  });

  it('an agent sees why keys cannot be created or revoked', async () => {
    const key = { id: idOf(7), name: 'Shop', prefix: 'ok_4f', createdAt: '2026-03-01T10:00:00Z', lastUsedAt: null };
    const refusal = { reason: 'role', roles: ['owner', 'manager'] } satisfies Refusal;
    panel.engine.on(`GET ${PANEL_API}/api-keys`, () => ({ status: 200, body: { items: [key] } }));
    panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
      status: 200,
      body: somePermissions([
        { act: 'api_keys.create', refusal },
        { act: 'api_keys.revoke', refusal },
      ]),
    }));
    panel.open('/panel/settings/api-keys');
    await screen.findByText('Required role: owner or manager.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create a key' }).disabled).toBe(true);
    const revoke = await screen.findByRole<HTMLButtonElement>('button', { name: 'Revoke Shop' });
    expect(revoke.disabled).toBe(true);
  });
});
