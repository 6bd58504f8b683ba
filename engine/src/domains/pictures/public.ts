export { fetchProductPictures } from './fetch-product-pictures.ts';
export { companyPicturesSql } from './public-pictures.ts';
export { pictureRoutes } from './router.ts';
export { replacePortrait, storePortrait } from './portraits.ts';
export { PICTURE_PATH, servePicture } from './serve.ts';
export { sweepPictures } from './sweep.ts';
