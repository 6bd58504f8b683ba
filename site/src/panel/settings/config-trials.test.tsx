import { fireEvent, screen } from '@testing-library/react';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, aConfig, aMerchant, panelTest, press, somePermissions } from '../../../testing/panel.tsx';

const panel = panelTest();
const PATH = '/panel/settings/invitations';
const TEST_SMS = `POST ${PANEL_API}/invitation-configs/test-sms`;
const preview = {
  mail: { subject: 'How was it?', html: '<html></html>', text: 'How was it?' },
  sms: { text: 'Rate us', segments: 1, encoding: 'gsm7' },
  thankYou: null,
};

beforeEach(() => {
  panel.engine.on(`POST ${PANEL_API}/invitation-configs/preview`, () => ({ status: 200, body: preview }));
});
const bySms = () =>
  panel.engine.on(`GET ${PANEL_API}/invitation-configs`, () => ({
    status: 200,
    body: { items: [{ ...aConfig, channel: 'sms' }], channels: ['email', 'sms'] },
  }));

it('a test by text message goes to the number that is typed; a refused one says why beside it', async () => {
  bySms();
  panel.engine.on(TEST_SMS, () =>
    problem(422, 'validation_failed', {
      errors: [{ path: 'phone', code: 'phone_not_mobile', params: {}, message: 'Mobile numbers only.' }],
    }),
  );
  panel.open(PATH);
  const field = await screen.findByLabelText('Mobile number');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test by text message' });
  expect(button.disabled).toBe(true);
  fireEvent.change(field, { target: { value: '12 345 67 89' } });
  fireEvent.click(button);
  await screen.findByText('Mobile numbers only.');
  panel.engine.on(TEST_SMS, () => ({ status: 204 }));
  fireEvent.change(field, { target: { value: '600 700 800' } });
  fireEvent.click(button);
  await screen.findByText('Test sent to 600 700 800.');
  const sent = JSON.parse(String(panel.engine.seen(TEST_SMS).at(-1)?.body));
  expect(sent).toMatchObject({ phone: '600 700 800', config: { channel: 'sms' }, language: 'pl' });
});

it('a test by mail goes to the member', async () => {
  panel.engine.on(`POST ${PANEL_API}/invitation-configs/test`, () => ({ status: 202 }));
  panel.open(PATH);
  await screen.findByRole('button', { name: 'Send a test to myself' });
  press('Send a test to myself');
  await screen.findByText(`Test sent to ${aMerchant.user.email}.`);
});

it('an agent sees why no test can be sent', async () => {
  bySms();
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions([
      { act: 'invitation_configs.write', refusal: { reason: 'role', roles: ['owner', 'manager'] } },
    ]),
  }));
  panel.open(PATH);
  fireEvent.change(await screen.findByLabelText('Mobile number'), { target: { value: '600 700 800' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send a test by text message' }).disabled).toBe(true);
});
