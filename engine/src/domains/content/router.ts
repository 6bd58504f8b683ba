import { SuggestTexts, TextSuggestions } from '@app/contracts/staff/text-suggestions';
import { route } from '../../platform/route.ts';
import { takeNotice } from './pull.ts';
import { suggestTexts } from './suggestions.ts';

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
  route(
    {
      method: 'post',
      path: '/staff/text-suggestions',
      tag: 'Texts',
      summary: 'Suggest texts of the product in another language',
      auth: 'staff',
      staff: ['translator', 'administrator'],
      body: SuggestTexts,
      status: 200,
      answer: TextSuggestions,
      failures: ['staff_token_invalid', 'staff_role_forbidden', 'translation_unavailable', 'translation_failed'],
    },
    (ctx, { body }) => suggestTexts(ctx, body),
  ),
];
