import { route } from '../../platform/route.ts';
import { takeNotice } from './pull.ts';

export const contentRoutes = [
  route(
    {
      method: 'post',
      path: '/hooks/content',
      tag: 'Hooks',
      summary: 'Notify that content of the cms has changed',
      auth: 'none',
      file: ['application/json'],
      status: 204,
      failures: ['hook_signature_invalid'],
    },
    (ctx, { body }) => takeNotice(ctx, ctx.headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
  ),
];
