import { Zip, ZipDeflate } from 'fflate';
import { FEED_END } from './xml.ts';

/**
 * Bytes of one file, uncompressed: https://developers.google.com/merchant-review-feeds/format. Larger ones come as several
 * in a ZIP, each complete in itself.
 */
const MAX_FILE_BYTES = 100_000_000;
const END_BYTES = Buffer.byteLength(FEED_END);

/**
 * Reviews as files of at most `maximum` bytes, `reviews-1.xml` and so on, in a ZIP that is made as it is sent.
 * @param start of each file @param reviews elements of the format
 */
export async function* zippedFeed(
  start: string,
  reviews: AsyncIterable<string>,
  maximum: number = MAX_FILE_BYTES,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  let files = 0;
  let room = 0;
  const open = (): ZipDeflate => {
    const file = new ZipDeflate(`reviews-${++files}.xml`, { level: 6 });
    zip.add(file);
    file.push(Buffer.from(start));
    room = maximum - Buffer.byteLength(start) - END_BYTES;
    return file;
  };
  let file = open();
  let empty = true;
  for await (const review of reviews) {
    const bytes = Buffer.from(review);
    // A review that is larger than a file has one of its own.
    if (bytes.length > room && !empty) {
      file.push(Buffer.from(FEED_END), true);
      file = open();
    }
    file.push(bytes);
    room -= bytes.length;
    empty = false;
    if (made.length > 0) {
      yield* made;
      made = [];
    }
  }
  file.push(Buffer.from(FEED_END), true);
  zip.end();
  yield* made;
}
