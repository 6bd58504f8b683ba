import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  AssignPayment,
  AssignedPayment,
  BookedStatement,
  CorrectInvoice,
  IssuedCorrection,
  OpenPaymentPage,
  OpenPaymentQuery,
  SetPaymentAside,
  StaffInvoice,
  StaffInvoicePage,
  StaffInvoiceQuery,
  StatementPreview,
} from '@app/contracts/staff/money';
import { SettleReversal, StaffReversalQuery, StaffReversals } from '@app/contracts/staff/reversals';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { NotFound } from '../../../kernel/errors.ts';
import { uploadedBytes } from '../../../platform/requests/uploaded-file.ts';
import { route } from '../../../platform/route.ts';
import type { Download } from '../../../platform/requests/download.ts';
import { INVOICE_FORMATS, invoiceFile } from '../invoices/files.ts';
import { invoiceById } from '../invoices/repo.ts';
import { correctAsStaff } from './corrections.ts';
import { accountantCsv, fa3Archive } from './exports.ts';
import { listInvoices, readInvoice } from './invoices.ts';
import { listReversals, settleReversal } from './reversals.ts';
import { assignToInvoice, listOpenPayments, reopenPayment, setPaymentAside } from './statements/open-payments.ts';
import { bookStatement, previewStatement } from './statements/statements.ts';

const MONEY: StaffRole[] = ['administrator'];
const ofStaff = { tag: 'Staff', auth: 'staff', staff: MONEY, status: 200 } as const;
const STAFF = ['staff_token_invalid', 'staff_role_forbidden'];
const STATEMENT = [
  'statement_line_unreadable',
  'statement_element_unreadable',
  'statement_unbalanced',
  'statement_too_large',
];
/** An absent file is an empty one, which no bank writes. */
const FILES = ['application/xml', 'text/xml', 'text/plain', 'application/octet-stream'];
const upload = { ...ofStaff, method: 'post', fileLimit: '11mb' } as const;
const InInvoice = z.object({ invoiceId: Id });
const Month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

export const moneyRoutes = [
  route(
    {
      ...ofStaff,
      method: 'get',
      path: '/staff/invoices',
      summary: 'List invoices and corrections of all companies, newest first',
      query: StaffInvoiceQuery,
      answer: StaffInvoicePage,
      failures: [...STAFF, 'cursor_invalid', 'validation_failed'],
    },
    (ctx, { query }) => listInvoices(ctx, query),
  ),
  route(
    {
      ...ofStaff,
      method: 'get',
      path: '/staff/invoices/:invoiceId',
      summary: 'Read an invoice with its corrections and payments',
      params: InInvoice,
      answer: StaffInvoice,
      failures: [...STAFF, 'not_found'],
    },
    (ctx, { params }) => readInvoice(ctx, params.invoiceId),
  ),
  route(
    {
      ...ofStaff,
      method: 'get',
      path: '/staff/invoices/:invoiceId/file',
      summary: 'Download an invoice or correction as PDF or UBL, for staff',
      params: InInvoice,
      query: z.object({ format: z.enum(INVOICE_FORMATS).default('pdf') }),
      download: true,
      answer: z.custom<Download>(),
      failures: [...STAFF, 'not_found'],
    },
    async (ctx, { params, query }) => {
      const found = await invoiceById(ctx.db.queries, params.invoiceId);
      if (!found) throw new NotFound();
      return invoiceFile(found.invoice, query.format, ctx.config.SELLER);
    },
  ),
  route(
    {
      ...ofStaff,
      method: 'post',
      status: 201,
      path: '/staff/invoices/:invoiceId/corrections',
      summary: 'Correct an invoice in full or in part; the correction is mailed',
      params: InInvoice,
      body: CorrectInvoice,
      answer: IssuedCorrection,
      failures: [...STAFF, 'not_found', 'charge_closed', 'subscription_act_refused', 'validation_failed'],
    },
    (ctx, { params, body }) => correctAsStaff(ctx, params.invoiceId, body),
  ),
  route(
    {
      ...ofStaff,
      method: 'get',
      path: '/staff/invoice-exports/:month/csv',
      summary: 'Download the invoices of a month as a spreadsheet for the accountant',
      params: z.object({ month: Month }),
      stream: 'text/csv; charset=utf-8',
      answer: z.custom<AsyncIterable<string>>(),
      failures: STAFF,
    },
    async (ctx, { params }) => accountantCsv(ctx, params.month),
  ),
  route(
    {
      ...ofStaff,
      method: 'get',
      path: '/staff/invoice-exports/:month/fa3',
      summary: 'Download the invoices of a month as a ZIP of FA(3) documents',
      params: z.object({ month: Month }),
      download: true,
      answer: z.custom<Download>(),
      failures: STAFF,
    },
    (ctx, { params }) => fa3Archive(ctx, params.month),
  ),
  route(
    {
      ...upload,
      file: FILES,
      failures: [...STAFF, ...STATEMENT],
      path: '/staff/statements/preview',
      summary: 'Preview a bank statement (CAMT.053, MT940) and what its entries would pay; books nothing',
      answer: StatementPreview,
    },
    (ctx, { body }) => previewStatement(ctx, uploadedBytes(body)),
  ),
  route(
    {
      ...upload,
      file: FILES,
      failures: [...STAFF, ...STATEMENT],
      path: '/staff/statements',
      summary: 'Book the received entries of a bank statement, each of them only once',
      answer: BookedStatement,
    },
    (ctx, { body }) => bookStatement(ctx, uploadedBytes(body)),
  ),
  route(
    {
      ...ofStaff,
      method: 'get',
      path: '/staff/payments',
      summary: 'List payments that pay no charge, oldest first: those that wait, or those that were set aside',
      query: OpenPaymentQuery,
      answer: OpenPaymentPage,
      failures: [...STAFF, 'cursor_invalid', 'validation_failed'],
    },
    (ctx, { query }) => listOpenPayments(ctx, query),
  ),
  route(
    {
      ...ofStaff,
      method: 'post',
      path: '/staff/payments/:paymentId/assignment',
      summary: 'Assign a payment to the open invoice that it pays',
      params: z.object({ paymentId: Id }),
      body: AssignPayment,
      answer: AssignedPayment,
      failures: [...STAFF, 'not_found', 'charge_closed', 'validation_failed'],
    },
    (ctx, { params, body }) => assignToInvoice(ctx, params.paymentId, body),
  ),
  route(
    {
      ...ofStaff,
      method: 'post',
      status: 204,
      path: '/staff/payments/:paymentId/set-aside',
      summary: 'Set aside a payment that belongs to no invoice of ours, with the reason',
      params: z.object({ paymentId: Id }),
      body: SetPaymentAside,
      failures: [...STAFF, 'not_found', 'validation_failed'],
    },
    (ctx, { params, body }) => setPaymentAside(ctx, params.paymentId, body),
  ),
  route(
    {
      ...ofStaff,
      method: 'post',
      status: 204,
      path: '/staff/payments/:paymentId/reopening',
      summary: 'Restore a payment that was set aside',
      params: z.object({ paymentId: Id }),
      body: SetPaymentAside,
      failures: [...STAFF, 'not_found', 'validation_failed'],
    },
    (ctx, { params, body }) => reopenPayment(ctx, params.paymentId, body),
  ),
  route(
    {
      ...ofStaff,
      method: 'get',
      path: '/staff/card-reversals',
      summary: 'List refunds and disputes of card payments, newest first, each with what is to be done',
      query: StaffReversalQuery,
      answer: StaffReversals,
      failures: [...STAFF, 'cursor_invalid', 'validation_failed'],
    },
    (ctx, { query }) => listReversals(ctx, query),
  ),
  route(
    {
      ...ofStaff,
      method: 'post',
      status: 204,
      path: '/staff/card-reversals/:reversalId/settlement',
      summary: 'Mark a refund or dispute as done until its state changes',
      params: z.object({ reversalId: Id }),
      body: SettleReversal,
      failures: [...STAFF, 'not_found', 'validation_failed'],
    },
    (ctx, { params, body }) => settleReversal(ctx, params.reversalId, body),
  ),
];
