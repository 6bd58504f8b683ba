import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { StaffPage } from '../admin/staff-page.tsx';
import { handlesMoney } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';
import type { Words } from '../words/admin-text.ts';
import { InvoiceDetail } from './invoices/invoice.tsx';
import { Invoices } from './invoices/invoices.tsx';
import { Reversals } from './reversals.tsx';
import { Statements } from './statements/statements.tsx';
import './money.css';

function moneyPage(
  view: AdminViewServerProps,
  path: string,
  show: (words: Words['money'], language: string) => ReactNode,
) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('money', i18n.language);
  return (
    <StaffPage view={view} path={path} className="money">
      {handlesMoney(user) ? show(words, i18n.language) : <p role="alert">{words.errors.role_lacks_right}</p>}
    </StaffPage>
  );
}

/** Invoices of all companies, at `/admin/invoices`: for administrators. */
export const InvoicesView = (view: AdminViewServerProps) =>
  moneyPage(view, '/admin/invoices', (words, language) => <Invoices words={words} language={language} />);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One invoice, at `/admin/invoices/{invoiceId}`. */
export function InvoiceView(view: AdminViewServerProps) {
  const { segments } = view.params ?? {};
  const id = (Array.isArray(segments) ? segments.at(-1) : segments) ?? '';
  return moneyPage(view, `/admin/invoices/${UUID.test(id) ? id : ''}`, (words, language) =>
    UUID.test(id) ? (
      <InvoiceDetail words={words} language={language} invoiceId={id} />
    ) : (
      <p role="alert">{words.errors.not_found}</p>
    ),
  );
}

/** Refunds and disputes of card payments, at `/admin/card-reversals`. */
export const ReversalsView = (view: AdminViewServerProps) =>
  moneyPage(view, '/admin/card-reversals', (words, language) => <Reversals words={words} language={language} />);

/** Bank statements and payments that wait, at `/admin/statements`. */
export const StatementsView = (view: AdminViewServerProps) =>
  moneyPage(view, '/admin/statements', (words, language) => <Statements words={words} language={language} />);
