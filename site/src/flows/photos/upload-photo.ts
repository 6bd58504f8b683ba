import { Photo } from '@app/contracts/reviews';
import { uploadFile } from '../../lib/api/upload-file.ts';
import type { UploadOptions } from '../../lib/api/upload-file.ts';

/**
 * Uploads one photo unchanged, by the token of the invitation, entry code or author's link.
 * @throws ApiProblem
 */
export async function uploadPhoto(file: Blob, token: string, options: UploadOptions): Promise<Photo> {
  return Photo.parse(await uploadFile(`/photos?${new URLSearchParams({ token }).toString()}`, file, options));
}
