import { EditedTexts } from '@app/contracts/content';
import { route } from '../../platform/route.ts';
import { takeNotice } from './pull.ts';
import { editedTexts } from './service.ts';

export const contentRoutes = [
  route(
    {
      method: 'get',
      path: '/texts',
      tag: 'Content',
      summary: 'Texts of pages that staff have published over those of the files',
      auth: 'none',
      status: 200,
      answer: EditedTexts,
      maxAge: 0,
    },
    async (ctx) => ({ texts: await editedTexts(ctx.db.read) }),
  ),
  route(
    {
      method: 'post',
      path: '/hooks/content',
      tag: 'Hooks',
      summary: 'The cms says that content has changed',
      auth: 'none',
      file: ['application/json'],
      status: 204,
      failures: ['hook_signature_invalid'],
    },
    (ctx, { body }) => takeNotice(ctx, ctx.headers, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
  ),
];
