import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  CompanyPicture,
  CompanyPictures,
  DescribePicture,
  MAX_PICTURE_BYTES,
  OrderPictures,
} from '@app/contracts/company/pictures';
import { Photo } from '@app/contracts/reviews';
import { route } from '../../platform/route.ts';
import { refetchProductPicture, removeProductPicture, setProductPicture } from './product-pictures.ts';
import {
  addPicture,
  companyPictures,
  describePicture,
  orderPictures,
  removeLogo,
  removePicture,
  setLogo,
} from './service.ts';

const InCompany = z.object({ companyId: Id });
const OnePicture = InCompany.extend({ pictureId: Id });
const OneProduct = InCompany.extend({ productId: Id });
const base = '/panel/companies/:companyId';
const inPanel = { tag: 'Panel', auth: 'member' } as const;
const writing = { ...inPanel, act: 'pictures.write' } as const;
const writingProducts = { ...inPanel, act: 'products.write' } as const;
/** The content type is only a claim: the decoder decides. */
const upload = { file: ['image/*', 'application/octet-stream'], fileLimit: String(MAX_PICTURE_BYTES) };
const UPLOAD_FAILURES = [
  'photo_unreadable',
  'photo_damaged',
  'photo_animated',
  'photo_too_small',
  'photo_too_many_pixels',
  'body_too_large',
  'media_type_unsupported',
  'rate_limited',
];
const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

export const pictureRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${base}/pictures`,
      summary: 'Read the company’s logo and pictures',
      act: 'pictures.read',
      params: InCompany,
      status: 200,
      answer: CompanyPictures,
    },
    (ctx, { params }) => companyPictures(ctx, params.companyId),
  ),
  route(
    {
      ...writing,
      ...upload,
      method: 'put',
      path: `${base}/logo`,
      summary: 'Upload the company’s logo, replacing the current one',
      params: InCompany,
      status: 200,
      answer: Photo,
      failures: UPLOAD_FAILURES,
    },
    (ctx, { params, body }) => setLogo(ctx, params.companyId, bytesOf(body)),
  ),
  route(
    {
      ...writing,
      method: 'delete',
      path: `${base}/logo`,
      summary: 'Delete the company’s logo',
      params: InCompany,
      status: 204,
    },
    (ctx, { params }) => removeLogo(ctx, params.companyId),
  ),
  route(
    {
      ...writing,
      ...upload,
      method: 'post',
      path: `${base}/pictures`,
      summary: 'Add a picture of the company after the others',
      params: InCompany,
      status: 201,
      answer: CompanyPicture,
      failures: ['picture_limit', ...UPLOAD_FAILURES],
    },
    (ctx, { params, body }) => addPicture(ctx, params.companyId, bytesOf(body)),
  ),
  route(
    {
      ...writing,
      method: 'put',
      path: `${base}/pictures/order`,
      summary: 'Set the order of the company’s pictures',
      params: InCompany,
      body: OrderPictures,
      status: 204,
      failures: ['validation_failed'],
    },
    (ctx, { params, body }) => orderPictures(ctx, params.companyId, body.pictureIds),
  ),
  route(
    {
      ...writing,
      method: 'put',
      path: `${base}/pictures/:pictureId/text`,
      summary: 'Set the alternative text of a picture',
      params: OnePicture,
      body: DescribePicture,
      status: 204,
      failures: ['not_found', 'validation_failed'],
    },
    (ctx, { params, body }) => describePicture(ctx, params.companyId, params.pictureId, body.alt),
  ),
  route(
    {
      ...writing,
      method: 'delete',
      path: `${base}/pictures/:pictureId`,
      summary: 'Delete a picture of the company',
      params: OnePicture,
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params }) => removePicture(ctx, params.companyId, params.pictureId),
  ),
  route(
    {
      ...writingProducts,
      ...upload,
      method: 'put',
      path: `${base}/products/:productId/picture`,
      summary: 'Upload a product’s picture, replacing the current one',
      params: OneProduct,
      status: 204,
      failures: ['product_not_found', ...UPLOAD_FAILURES],
    },
    (ctx, { params, body }) => setProductPicture(ctx, params.companyId, params.productId, bytesOf(body)),
  ),
  route(
    {
      ...writingProducts,
      method: 'delete',
      path: `${base}/products/:productId/picture`,
      summary: 'Delete a product’s picture',
      params: OneProduct,
      status: 204,
      failures: ['product_not_found', 'not_found'],
    },
    (ctx, { params }) => removeProductPicture(ctx, params.companyId, params.productId),
  ),
  route(
    {
      ...writingProducts,
      method: 'post',
      path: `${base}/products/:productId/picture/fetch`,
      summary: 'Fetch the product picture named by orders again',
      params: OneProduct,
      status: 202,
      failures: ['product_not_found', 'not_found', 'rate_limited'],
    },
    (ctx, { params }) => refetchProductPicture(ctx, params.companyId, params.productId),
  ),
];
