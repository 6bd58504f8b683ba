import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { MAX_PHOTO_BYTES, Photo } from '@app/contracts/reviews';
import { route } from '../../../platform/route.ts';
import { deletePhoto, uploadPhoto } from './photos.ts';

const WithToken = z.object({ token: Token });
const tag = 'Reviewers';

export const photoRoutes = [
  route(
    {
      method: 'post',
      path: '/photos',
      tag,
      summary: 'Upload a photo; it is attached when the form is submitted with its id',
      auth: 'none',
      query: WithToken,
      // The content type is only a claim: the decoder decides.
      file: ['image/*', 'application/octet-stream'],
      fileLimit: String(MAX_PHOTO_BYTES),
      status: 201,
      answer: Photo,
      failures: [
        'token_invalid',
        'invitation_expired',
        'invitation_cancelled',
        'photo_limit',
        'photo_unreadable',
        'photo_damaged',
        'company_blocked',
        'photo_too_many_pixels',
        'body_too_large',
        'media_type_unsupported',
        'rate_limited',
      ],
    },
    async (ctx, { query, body }) => {
      await ctx.throttle.consume('photoClient', ctx.clientKey);
      return uploadPhoto(ctx, query.token, Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    },
  ),
  route(
    {
      method: 'delete',
      path: '/photos/:id',
      tag,
      summary: 'Delete an uploaded photo',
      auth: 'none',
      params: z.object({ id: Id }),
      query: WithToken,
      status: 204,
      failures: ['token_invalid', 'not_found'],
    },
    (ctx, { params, query }) => deletePhoto(ctx, params.id, query.token),
  ),
];
