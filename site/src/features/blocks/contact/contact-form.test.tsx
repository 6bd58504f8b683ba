import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateContactMessage } from '@app/contracts/contact';
import { BLOCKS, EXTRAS } from '../../../../testing/blocks.ts';
import { FakeEngine, problem } from '../../../../testing/fake-engine.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import type { ContactTopic } from '../../../../../cms/src/export/types.ts';
import { ContactForm } from './contact-form.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  let shown = 0;
  engine.on(FORM, () => ({ status: 200, body: { formToken: `form-${(shown += 1)}` } }));
});
afterEach(() => jest.restoreAllMocks());

const SEND = 'POST /contact-messages';
const FORM = 'GET /contact-messages/form';
const sentForms = () => engine.seen(SEND).map(({ body }) => (JSON.parse(body) as CreateContactMessage).formToken);
const open = (topic: ContactTopic = 'contact', direct = EXTRAS.contact) => {
  const block = { ...BLOCKS.contactForm, topic };
  renderPage(<ContactForm block={block} direct={direct} level={1} tinted={false} />, 'en', ['contact']);
  // Every reading of the clock is 20 seconds later, as for somebody who types slowly.
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 20_000));
};
const reply = () => screen.getByLabelText<HTMLInputElement>('E-mail address or phone number');
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
const fill = (address = 'anna@example.com') => {
  type(reply(), address);
  type(message(), 'Which plan would fit three shops?');
  fireEvent.click(screen.getByRole('checkbox'));
};

it('the contact form sends a valid message and confirms it in the specified words', async () => {
  engine.on(SEND, () => ({ status: 202 }));
  open('partner');
  fill(' +48 600 700 800 ');
  send();
  const thanks = await screen.findByText('Thank you for your message. We will contact you soon.');
  expect(thanks.closest('[role=status]')).toBe(document.activeElement);
  const [request] = engine.seen(SEND);
  expect(request?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  const body: unknown = JSON.parse(request?.body ?? '');
  expect(CreateContactMessage.parse(body)).toEqual(body);
  expect(body).toMatchObject({ topic: 'partner', replyTo: '+48 600 700 800', locale: 'en', consent: true });
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
});

it.each([
  ['', 'Please enter a valid email address or phone number.'],
  ['anna', 'Please enter a valid email address or phone number.'],
  ['anna@', 'Please enter a valid email.'],
])('the contact form reports for the address “%s”: %s', async (address, words) => {
  open();
  fill(address);
  send();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(reply().getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(reply()));
  expect(engine.seen(SEND)).toEqual([]);
});

it('the contact form names every wrong field and keeps the others', async () => {
  open();
  type(message(), 'hi');
  send();
  expect(await screen.findByText('Write at least 10 characters.')).toBeTruthy();
  expect(screen.getByText('Without your agreement we may not answer.')).toBeTruthy();
  expect(message().value).toBe('hi');
});

describe('when it cannot be sent', () => {
  it.each([
    ['contact', 'There was an unexpected problem while trying to send an email address.'],
    ['pricing', 'An unexpected problem occurred while trying to send email address / phone number.'],
  ] as const)('a failed message about %s says so, loses nothing, and is sent again unchanged', async (topic, words) => {
    engine.on(SEND, () => 'lost');
    open(topic);
    fill();
    send();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(reply().value).toBe('anna@example.com');
    expect(message().value).toBe('Which plan would fit three shops?');
    engine.on(SEND, () => ({ status: 202 }));
    send();
    await screen.findByText('Thank you for your message. We will contact you soon.');
    const keys = engine.seen(SEND).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
    expect(sentForms()).toEqual(['form-1', 'form-1']);
  });

  it('a changed text is a new message with a new form token', async () => {
    engine.on(SEND, () => 'lost');
    open();
    fill();
    send();
    await screen.findByRole('alert');
    engine.on(SEND, () => ({ status: 202 }));
    type(message(), 'Which plan would fit four shops?');
    send();
    await screen.findByText('Thank you for your message. We will contact you soon.');
    const keys = engine.seen(SEND).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
    expect(sentForms()).toEqual(['form-1', 'form-2']);
  });

  it('the engine’s errors are shown at their field or below', async () => {
    const errors = [{ path: 'replyTo', code: 'invalid_email', params: {}, message: 'Not that one' }];
    engine.on(SEND, () => problem(422, 'validation_failed', { errors }));
    open();
    fill();
    send();
    expect(await screen.findByText('Not that one')).toBeTruthy();
    engine.on(SEND, () => problem(429, 'rate_limited', { detail: 'Wait for 60 seconds.' }));
    send();
    expect(await screen.findByText('Wait for 60 seconds.')).toBeTruthy();
  });
});

describe('the form that the engine has shown', () => {
  const thanked = () => screen.findByText('Thank you for your message. We will contact you soon.');

  it('the form token is requested again after a failure', async () => {
    engine.on(FORM, () => 'lost');
    engine.on(SEND, () => ({ status: 202 }));
    open();
    await waitFor(() => expect(engine.seen(FORM)).not.toHaveLength(0));
    engine.on(FORM, () => ({ status: 200, body: { formToken: 'late' } }));
    fill();
    send();
    await thanked();
    expect(sentForms()).toEqual(['late']);
  });

  it('the form token is renewed on a page open for long', async () => {
    open();
    let later = 0;
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
    engine.on(SEND, () => 'lost');
    fill();
    send();
    await screen.findByRole('alert');
    engine.on(SEND, () => ({ status: 202 }));
    later = 51 * 60_000;
    send();
    await thanked();
    expect(sentForms()).toEqual(['form-1', 'form-2']);
  });
});

it('the contact form waits when a message is written faster than people type', async () => {
  engine.on(SEND, () => ({ status: 202 }));
  const started = performance.now();
  renderPage(<ContactForm block={BLOCKS.contactForm} direct={undefined} level={1} tinted={false} />, 'en', ['contact']);
  fill();
  send();
  await screen.findByText('Thank you for your message. We will contact you soon.');
  expect(performance.now() - started).toBeGreaterThan(2900);
  const { openFor } = JSON.parse(engine.seen(SEND)[0]?.body ?? '') as { openFor: number };
  expect(openFor).toBeGreaterThanOrEqual(3000);
});

it('the contact form shows the contact data, and hides the honeypot', () => {
  open();
  expect(screen.getByText('Would you rather write or call?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'hello@example.com' }).getAttribute('href')).toBe('mailto:hello@example.com');
  expect(screen.getByRole('link', { name: '+48 22 123 45 67' }).getAttribute('href')).toBe('tel:+48221234567');
  expect(screen.queryAllByRole('textbox')).toHaveLength(2);
});

it('the contact form does not mention phoning without a number', () => {
  open('contact', { email: 'hello@example.com', phone: null });
  expect(screen.getByText('Would you rather write an e-mail?')).toBeTruthy();
  expect(screen.queryByText(/call/)).toBeNull();
});
