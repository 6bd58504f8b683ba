import { TextDecoder, TextEncoder } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'gatsby-plugin-react-i18next';
import { createInstance } from 'i18next';
import type { ReactElement } from 'react';
import { mergedNamespace } from '@app/locales';
import { BLOCKS, EXTRAS } from '../../testing/blocks.ts';
import { aProduct } from '../../testing/products.ts';
import { EntrySlot } from '../flows/entry/entry-slot.tsx';
import { FlowLayout } from '../layouts/flow-layout.tsx';
import { I18NEXT_OPTIONS } from '../lib/texts/i18n-options.ts';
import { Login } from '../features/account/login.tsx';
import { ContactForm } from '../features/blocks/contact/contact-form.tsx';
import { Pricing } from '../features/blocks/offers/pricing.tsx';
import { AskForm } from '../features/product/ask-form.tsx';
import { ReceiptForm } from '../features/trust/receipt/receipt-form.tsx';

// React's server renderer needs these, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { renderToString } = await import('react-dom/server.edge');

const i18n = createInstance({
  ...I18NEXT_OPTIONS,
  lng: 'en',
  initImmediate: false,
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

/** The page as built, before its scripts run; `takeOver` runs them. */
function open(form: ReactElement): { takeOver(): void } {
  const page = <I18nextProvider i18n={i18n}>{form}</I18nextProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return { takeOver: () => void act(() => render(page, { container, hydrate: true })) };
}

// Parts of it are inside closed `details`.
const field = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
/** Types into the page before hydration. */
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
])('%s cannot be sent before hydration, and keeps what was typed', (_, form, { fields, send }) => {
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
])('%s says that it needs scripts where they are disabled', (_, page) => {
  document.body.innerHTML = renderToString(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
  expect(document.querySelector('noscript')?.textContent).toContain('This form needs JavaScript.');
});

it('a field counts characters typed before hydration', () => {
  const { takeOver } = open(<AskForm product={aProduct()} />);
  type(/^Your question/, 'Does it come with pegs?');
  takeOver();
  expect(screen.getByText('23 / 1000')).toBeTruthy();
});

it('a receipt pasted before hydration is kept while its text is typed', () => {
  const { takeOver } = open(<ReceiptForm keys={[]} />);
  type(/^Receipt/, 'a.1.b');
  takeOver();
  fireEvent.change(field(/^Text of the review/), { target: { value: 'Well packed.' } });
  expect(field(/^Receipt/).value).toBe('a.1.b');
});

it('the price list shows the prices of a period chosen before hydration', () => {
  const { takeOver } = open(<Pricing block={BLOCKS.pricing} cards={EXTRAS.planCards ?? []} level={1} tinted={false} />);
  const year = screen.getByRole<HTMLInputElement>('radio', { name: /12 months/ });
  year.checked = true;
  takeOver();
  expect(year.checked).toBe(true);
  expect(screen.getByText(/US\$278\.40 for 12 months/)).toBeTruthy();
});
