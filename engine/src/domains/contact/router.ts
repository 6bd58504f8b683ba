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
import type { StaffRole } from '@app/contracts/staff-token';
import { route } from '../../platform/route.ts';
import { createMessage, messagePage, openForm, setState } from './service.ts';

const STAFF = ['staff_token_invalid', 'staff_role_forbidden'];
const answerers: StaffRole[] = ['marketing', 'administrator'];

export const contactRoutes = [
  route(
    {
      ...{ method: 'get', path: '/contact-messages/form', tag: 'Visitors', auth: 'none', status: 200 },
      ...{ summary: 'Show a contact form: what one message is sent with', answer: ContactForm },
    },
    (ctx) => openForm(ctx),
  ),
  route(
    {
      ...{ method: 'post', path: '/contact-messages', tag: 'Visitors', summary: 'Write to the makers of the site' },
      ...{ auth: 'none', body: CreateContactMessage, status: 202, repeatable: true },
      failures: ['validation_failed', 'rate_limited', 'idempotency_key_reused'],
    },
    (ctx, { body }) => createMessage(ctx, body),
  ),
  route(
    {
      ...{
        method: 'get',
        path: '/staff/contact-messages',
        tag: 'Contact',
        auth: 'staff',
        staff: answerers,
        status: 200,
      },
      ...{ summary: 'What visitors wrote, newest first', query: ContactQuery, answer: ContactPage },
      failures: [...STAFF, 'cursor_invalid'],
    },
    (ctx, { query }) => messagePage(ctx, query),
  ),
  route(
    {
      ...{ method: 'put', path: '/staff/contact-messages/:messageId/state', tag: 'Contact', auth: 'staff' },
      ...{ summary: 'Say that a message has been answered, or still is to be', staff: answerers, status: 200 },
      ...{ params: z.object({ messageId: Id }), body: SetMessageState, answer: ContactMessage },
      failures: [...STAFF, 'not_found'],
    },
    (ctx, { params, body }) => setState(ctx, params.messageId, body),
  ),
];
