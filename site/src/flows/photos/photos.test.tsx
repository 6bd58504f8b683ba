import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MAX_PHOTO_BYTES } from '@app/contracts/reviews';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { TOKEN, aFile, aPhoto } from '../../../testing/reviewers.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { photoErrorOf } from './photo-error.ts';
import { usePhotos } from './use-photos.ts';
import type { UploadedPhoto } from './use-photos.ts';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
let uploaded = 0;
beforeEach(() => {
  engine.reset();
  uploaded = 0;
  engine.on('POST /photos', () => ({ status: 201, body: aPhoto(++uploaded) }));
});

function Form() {
  const [photos, setPhotos] = useState<readonly UploadedPhoto[]>([]);
  return <PhotoPicker uploads={usePhotos({ token: TOKEN, value: photos, change: setPhotos })} />;
}
const open = () => renderPage(<Form />, 'en', ['invitation']);
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Add photos'), { target: { files } });
const images = () => screen.queryAllByRole<HTMLImageElement>('img');

describe('photos of a review', () => {
  it('photos are uploaded at once, with the link’s token, and shown', async () => {
    open();
    choose(aFile('cup.jpg'), aFile('cake.png', 'image/png'));
    await waitFor(() => expect(images().map(({ alt }) => alt)).toEqual(['Your photo 1', 'Your photo 2']));
    const requests = engine.seen('POST /photos');
    expect(requests.map(({ headers }) => headers['content-type']).sort()).toEqual(['image/jpeg', 'image/png']);
    expect(requests[0]?.query.get('token')).toBe(TOKEN);
    // Not public yet: the picture is requested with the token.
    expect(images()[0]?.getAttribute('src')).toBe(`/s/1.webp?token=${TOKEN}`);
    expect(screen.getByRole('status').textContent).toBe('2 photos added');
  });

  it('photos can be dropped onto the form', async () => {
    open();
    fireEvent.drop(screen.getByRole('region', { name: /^Photos/ }), { dataTransfer: { files: [aFile()] } });
    await screen.findByRole('img');
  });

  it('removed photos are deleted locally and on the server', async () => {
    open();
    choose(aFile());
    fireEvent.click(await screen.findByRole('button', { name: 'Remove photo 1' }));
    expect(images()).toEqual([]);
    await waitFor(() => expect(engine.seen(`DELETE /photos/${aPhoto(1).id}`)).toHaveLength(1));
  });

  it('at most five photos are accepted, and the rest is reported', async () => {
    open();
    choose(...Array.from({ length: 7 }, (_, number) => aFile(`${number}.jpg`)));
    expect(screen.getByText('Only 5 photos fit; the others were left out.')).toBeTruthy();
    await waitFor(() => expect(images()).toHaveLength(5));
    expect(engine.seen('POST /photos')).toHaveLength(5);
    expect(screen.queryByLabelText('Add photos')).toBeNull();
  });
});

describe('a file that does not become a photo', () => {
  it.each([
    [aFile('film.mp4', 'video/mp4'), 'This file cannot be used. Choose a JPEG, PNG, WebP or AVIF photo.'],
    [aFile('huge.jpg', 'image/jpeg', MAX_PHOTO_BYTES + 1), 'This photo is too large. It may have up to 10 MB.'],
  ])('an invalid file is named and not sent: %#', async (file, words) => {
    open();
    choose(file);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(file.name)).toBeTruthy();
    expect(engine.requests).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: `Remove photo ${file.name}` }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('a file rejected by the engine shows its message', async () => {
    engine.on('POST /photos', () => problem(422, 'photo_unreadable', { detail: 'This is not a picture.' }));
    open();
    choose(aFile());
    expect(await screen.findByText('This is not a picture.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('a failed upload can be retried', async () => {
    engine.on('POST /photos', () => 'lost');
    open();
    choose(aFile());
    expect(await screen.findByText('The connection was lost.')).toBeTruthy();
    engine.on('POST /photos', () => ({ status: 201, body: aPhoto(1) }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('img');
    expect(screen.queryByText('The connection was lost.')).toBeNull();
  });

  it.each([
    [413, 'body_too_large', 'size', false],
    [415, 'media_type_unsupported', 'type', false],
    [409, 'photo_limit', 'full', false],
    [429, 'rate_limited', 'throttled', true],
    [503, 'unavailable', 'server', true],
  ])('the error %i %s is a fault of the %s', (status, code, reason, retry) => {
    expect(photoErrorOf({ status, code, detail: null })).toMatchObject({ reason, retry });
  });
});
