import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  ContactForm,
  ContactMessage,
  ContactPage,
  ContactQuery,
  CreateContactMessage,
  SetMessageState,
} from '@app/contracts/contact';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { route } from '../../platform/route.ts';
import { createMessage, messagePage, openForm, setState } from './service.ts';

const STAFF = ['staff_token_invalid', 'staff_role_forbidden'];
const answerers: StaffRole[] = ['marketing', 'administrator'];

export const contactRoutes = [
  route(
    {
      method: 'get',
      path: '/contact-messages/form',
      tag: 'Visitors',
      auth: 'none',
      status: 200,
      summary: 'Get a contact form token, valid for one message',
      answer: ContactForm,
    },
    (ctx) => openForm(ctx),
  ),
  route(
    {
      method: 'post',
      path: '/contact-messages',
      tag: 'Visitors',
      summary: 'Send a contact message',
      auth: 'none',
      body: CreateContactMessage,
      status: 202,
      repeatable: true,
      failures: ['validation_failed', 'rate_limited', 'idempotency_key_reused'],
    },
    (ctx, { body }) => createMessage(ctx, body),
  ),
  route(
    {
      method: 'get',
      path: '/staff/contact-messages',
      tag: 'Contact',
      auth: 'staff',
      staff: answerers,
      status: 200,
      summary: 'List contact messages, newest first',
      query: ContactQuery,
      answer: ContactPage,
      failures: [...STAFF, 'cursor_invalid'],
    },
    (ctx, { query }) => messagePage(ctx, query),
  ),
  route(
    {
      method: 'put',
      path: '/staff/contact-messages/:messageId/state',
      tag: 'Contact',
      auth: 'staff',
      summary: 'Set whether a contact message is answered',
      staff: answerers,
      status: 200,
      params: z.object({ messageId: Id }),
      body: SetMessageState,
      answer: ContactMessage,
      failures: [...STAFF, 'not_found'],
    },
    (ctx, { params, body }) => setState(ctx, params.messageId, body),
  ),
];
