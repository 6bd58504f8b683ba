import { SuggestTexts, TextSuggestions } from '@app/contracts/staff/text-suggestions';
import { route } from '../../../platform/route.ts';
import { suggestTexts } from './suggestions.ts';

export const textRoutes = [
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
