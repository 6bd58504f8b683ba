import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'gatsby-plugin-react-i18next';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { mergedNamespace } from '@app/locales';
import { BLOCKS, EXTRAS } from '../../../testing/blocks.ts';
import { aProduct } from '../../../testing/products.ts';
import { EntrySlot } from '../../flows/entry/entry-slot.tsx';
import { FlowLayout } from '../../layouts/flow-layout.tsx';
import { I18NEXT_OPTIONS } from '../../lib/i18n-options.ts';
import { Login } from '../account/login.tsx';
import { ContactForm } from '../blocks/contact-form.tsx';
import { Pricing } from '../blocks/pricing.tsx';
import { AskForm } from '../product/ask-form.tsx';
import { ReceiptForm } from '../receipt/receipt-form.tsx';

// What the server's half of React needs, and jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { renderToString } = await import('react-dom/server.edge');

const i18n = createInstance({
  ...{ ...I18NEXT_OPTIONS, lng: 'en', initImmediate: false },
  resources: {
    en: Object.fromEntries(
      (['account', 'common', 'contact', 'footer', 'pricing', 'product', 'trust'] as const).map((ns) => [
        ns,
        mergedNamespace('en', ns),
      ]),
    ),
  },
});
void i18n.init();

/** The page as it was built, in which somebody is quicker than the scripts; `takeOver` brings those. */
function open(form: ReactElement): { takeOver(): void } {
  const page = <I18nextProvider i18n={i18n}>{form}</I18nextProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return { takeOver: () => void act(() => render(page, { container, hydrate: true })) };
}

// Some of it in `details`, closed at first.
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
/** Typed into the page while nobody listens yet. */
const type = (name: RegExp, value: string) => (field(name).value = value);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });

it.each<[string, ReactElement, { fields: RegExp[]; send: string }]>([
  [
    'the contact form',
    <ContactForm key="contact" block={BLOCKS.contactForm} direct={EXTRAS.contact} level={1} tinted={false} />,
    { fields: [/^E-mail address or phone/, /^Message/], send: 'Send message' },
  ],
  [
    'the form of questions',
    <AskForm key="ask" product={aProduct()} />,
    { fields: [/^Your question/, /^Name or nickname/, /^E-mail address/], send: 'Send the question' },
  ],
  [
    'the form to sign in',
    <Login key="login" search="" go={() => {}} />,
    { fields: [/^E-mail address/], send: 'Sign in' },
  ],
])('%s cannot be sent before somebody listens, and keeps what was typed', (_, form, { fields, send }) => {
  const { takeOver } = open(form);
  expect(button(send).disabled).toBe(true);
  for (const [number, name] of fields.entries()) type(name, `Typed early ${number}`);
  takeOver();
  expect(button(send).disabled).toBe(false);
  expect(fields.map((name) => field(name).value)).toEqual(fields.map((_name, number) => `Typed early ${number}`));
});

it.each([
  ['a page with one task', <FlowLayout key="flow">A form</FlowLayout>],
  ['the place of a form on a profile', <EntrySlot key="entry" slug="oak-cafe" code="code" />],
])('%s says that it needs scripts where there are none', (_, page) => {
  document.body.innerHTML = renderToString(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
  expect(document.querySelector('noscript')?.textContent).toContain('This form needs JavaScript.');
});

it('what was typed early is counted', () => {
  const { takeOver } = open(<AskForm product={aProduct()} />);
  type(/^Your question/, 'Does it come with pegs?');
  takeOver();
  expect(screen.getByText('23 / 1000')).toBeTruthy();
});

it('a receipt that was pasted early stays while its text is typed', () => {
  const { takeOver } = open(<ReceiptForm keys={[]} />);
  type(/^Receipt/, 'a.1.b');
  takeOver();
  fireEvent.change(field(/^Text of the review/), { target: { value: 'Well packed.' } });
  expect(field(/^Receipt/).value).toBe('a.1.b');
});

it('prices are those of the period that was chosen early', () => {
  const { takeOver } = open(<Pricing block={BLOCKS.pricing} cards={EXTRAS.planCards ?? []} level={1} tinted={false} />);
  const year = screen.getByRole<HTMLInputElement>('radio', { name: /12 months/ });
  year.checked = true;
  takeOver();
  expect(year.checked).toBe(true);
  expect(screen.getByText(/US\$278\.40 for 12 months/)).toBeTruthy();
});
