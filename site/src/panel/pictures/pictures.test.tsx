import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MAX_PICTURES, MAX_PICTURE_BYTES } from '@app/contracts/company/pictures';
import type { CompanyPicture, CompanyPictures, ProductPicture } from '@app/contracts/company/pictures';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press, somePermissions } from '../../../testing/panel.tsx';
import { aFile } from '../../../testing/reviewers.ts';
import { moved } from './move.ts';

const panel = panelTest();

const files = (n: number) => ({ small: `/s${n}.webp`, medium: `/m${n}.webp`, large: `/l${n}.webp` });
const aPicture = (n: number): CompanyPicture => ({ id: idOf(n), width: 4, height: 3, alt: '', ...files(n) });
const noPicture: ProductPicture = { urls: null, uploaded: false, awaited: false, failure: null };
const tea = {
  id: idOf(300),
  externalId: 'T',
  name: 'Tea',
  slug: 'tea',
  category: null,
  reviews: 2,
  picture: noPicture,
};
let stored: CompanyPictures;
let product: typeof tea;

async function open(own: Partial<CompanyPictures> = {}): Promise<void> {
  stored = { logo: null, pictures: [], ...own };
  panel.engine.on(`GET ${PANEL_API}/pictures`, () => ({ status: 200, body: stored }));
  panel.engine.on(`GET ${PANEL_API}/products`, () => ({
    status: 200,
    body: { items: [product], nextCursor: null, categories: [] },
  }));
  panel.open('/panel/settings/pictures');
  await screen.findByRole('heading', { name: 'Logo' });
}
beforeEach(() => {
  product = tea;
});
const choose = (label: string | RegExp, ...chosen: File[]) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: chosen } });
const shown = () =>
  screen.getAllByRole<HTMLImageElement>('img', { name: /^Picture/ }).map(({ src }) => new URL(src).pathname);
const three = { pictures: [aPicture(11), aPicture(12), aPicture(13)] };

it('without a logo the page shows the initials, and where they come from', async () => {
  await open();
  expect(screen.getAllByText('OC')).toHaveLength(4);
  screen.getByText(/^Without a logo we show your initials/);
});

it('a logo is uploaded and previewed in both themes', async () => {
  await open();
  panel.engine.on(`PUT ${PANEL_API}/logo`, () => {
    stored = { ...stored, logo: aPicture(10) };
    return { status: 200, body: stored.logo };
  });
  choose('Upload a logo', aFile('logo.png', 'image/png'));
  await screen.findByText('The logo is on your profile and in lists now.');
  await waitFor(() =>
    expect(
      document.querySelectorAll('[data-theme] img[src="/m10.webp"], [data-theme] img[src="/s10.webp"]'),
    ).toHaveLength(4),
  );
  expect(panel.engine.seen(`PUT ${PANEL_API}/logo`)[0]?.headers['content-type']).toBe('image/png');
});

it('a refused logo names the reason, and a too large one is not sent', async () => {
  await open();
  panel.engine.on(`PUT ${PANEL_API}/logo`, () =>
    problem(422, 'photo_too_small', { detail: 'Its longest side needs at least 128 pixels.' }),
  );
  choose('Upload a logo', aFile('logo.png', 'image/png'));
  await screen.findByText('Its longest side needs at least 128 pixels.');
  choose('Upload a logo', aFile('huge.png', 'image/png', MAX_PICTURE_BYTES + 1));
  await screen.findByText('This file is larger than 10 MB.');
  expect(screen.queryByText('Its longest side needs at least 128 pixels.')).toBeNull();
  expect(panel.engine.seen(`PUT ${PANEL_API}/logo`)).toHaveLength(1);
});

it('a logo is removed after a question', async () => {
  await open({ logo: aPicture(10) });
  panel.engine.on(`DELETE ${PANEL_API}/logo`, () => {
    stored = { ...stored, logo: null };
    return { status: 204 };
  });
  press('Remove the logo');
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove the logo' }));
  await screen.findByText(/^Without a logo we show your initials/);
});

it('pictures move by buttons, which keep the focus, and the new place is told', async () => {
  await open(three);
  panel.engine.on(`PUT ${PANEL_API}/pictures/order`, ({ body }) => {
    const { pictureIds } = JSON.parse(body) as { pictureIds: string[] };
    stored = { ...stored, pictures: pictureIds.flatMap((id) => three.pictures.find((one) => one.id === id) ?? []) };
    return { status: 204 };
  });
  press('Move picture 2 back');
  await waitFor(() => expect(shown()).toEqual(['/s11.webp', '/s13.webp', '/s12.webp']));
  screen.getByText('The picture is now number 3 of 3.');
  // The last one cannot go on: the way back has the focus.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 3 forward');
  await waitFor(() => expect(panel.engine.seen(`PUT ${PANEL_API}/pictures/order`)).toHaveLength(1));
  press('Move picture 3 forward');
  await waitFor(() => expect(shown()).toEqual(['/s11.webp', '/s12.webp', '/s13.webp']));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move picture 2 forward');
});

it('pictures move by dragging', async () => {
  await open(three);
  panel.engine.on(`PUT ${PANEL_API}/pictures/order`, () => ({ status: 204 }));
  const [first, , third] = screen.getAllByRole('img', { name: /^Picture/ }).map((image) => image.closest('li')!);
  const dataTransfer = { types: ['text/plain'], setData: () => undefined, effectAllowed: 'all' };
  fireEvent.dragStart(third!, { dataTransfer });
  fireEvent.dragOver(first!, { dataTransfer });
  fireEvent.drop(first!, { dataTransfer });
  await waitFor(() => expect(panel.engine.seen(`PUT ${PANEL_API}/pictures/order`)).toHaveLength(1));
  expect(JSON.parse(panel.engine.seen(`PUT ${PANEL_API}/pictures/order`)[0]?.body ?? '')).toEqual({
    pictureIds: [idOf(13), idOf(11), idOf(12)],
  });
});

it('an order that cannot be saved returns to what it was', async () => {
  await open(three);
  panel.engine.on(`PUT ${PANEL_API}/pictures/order`, () => problem(500, 'internal'));
  press('Move picture 1 back');
  await screen.findByText('Not saved');
  await waitFor(() => expect(shown()).toEqual(['/s11.webp', '/s12.webp', '/s13.webp']));
});

it('words are saved when the field is left, and stay when they are refused', async () => {
  await open(three);
  const put = `PUT ${PANEL_API}/pictures/${idOf(12)}/text`;
  panel.engine.on(put, () =>
    problem(422, 'validation_failed', {
      errors: [{ path: 'alt', code: 'link', params: {}, message: 'Links are not allowed here.' }],
    }),
  );
  const field = screen.getByLabelText<HTMLInputElement>('What picture 2 shows');
  const leave = (words: string) => {
    fireEvent.change(field, { target: { value: words } });
    fireEvent.blur(field);
  };
  fireEvent.blur(field);
  leave('Buy at www.shop.example');
  await screen.findByText('Links are not allowed here.');
  expect(field.value).toBe('Buy at www.shop.example');
  panel.engine.on(put, () => ({ status: 204 }));
  leave(' The counter ');
  await screen.findByText('Saved');
  expect(panel.engine.seen(put).map(({ body }) => JSON.parse(body))).toEqual([
    { alt: 'Buy at www.shop.example' },
    { alt: 'The counter' },
  ]);
});

it('pictures are uploaded in their order, with progress, up to the limit', async () => {
  const full = Array.from({ length: MAX_PICTURES - 2 }, (_, n) => aPicture(20 + n));
  await open({ pictures: full });
  let release: () => void = () => undefined;
  const after = new Promise<void>((done) => (release = done));
  panel.engine.on(`POST ${PANEL_API}/pictures`, () => {
    stored = { ...stored, pictures: [...stored.pictures, aPicture(50 + stored.pictures.length)] };
    return { status: 201, body: stored.pictures.at(-1), after };
  });
  choose('Add pictures', aFile('1.jpg'), aFile('2.jpg'), aFile('3.jpg'));
  screen.getByText('Only 2 fit; the others were left out.');
  expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Uploading 1.jpg',
    'Uploading 2.jpg',
  ]);
  await act(async () => release());
  await waitFor(() => expect(shown()).toHaveLength(MAX_PICTURES));
  screen.getByText('There is no room for more. Remove one to add another.');
  expect(screen.getByLabelText<HTMLInputElement>('Add pictures').disabled).toBe(true);
});

it('a lost connection is told, and the file can be sent again', async () => {
  await open();
  panel.engine.on(`POST ${PANEL_API}/pictures`, () => 'lost');
  choose('Add pictures', aFile('street.jpg'));
  await screen.findByText('The connection was lost.');
  panel.engine.on(`POST ${PANEL_API}/pictures`, () => {
    stored = { ...stored, pictures: [aPicture(11)] };
    return { status: 201, body: aPicture(11) };
  });
  press('Try again');
  await screen.findByRole('img', { name: 'Picture 1' });
});

it('a picture is removed after a question', async () => {
  await open(three);
  panel.engine.on(`DELETE ${PANEL_API}/pictures/${idOf(12)}`, () => {
    stored = { ...stored, pictures: [aPicture(11), aPicture(13)] };
    return { status: 204 };
  });
  press('Remove picture 2');
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(shown()).toEqual(['/s11.webp', '/s13.webp']));
});

it('an agent sees why nothing can be changed', async () => {
  const refusal = { reason: 'role' as const, roles: ['owner' as const, 'manager' as const] };
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions([
      { act: 'pictures.write', refusal },
      { act: 'products.write', refusal },
    ]),
  }));
  await open(three);
  await waitFor(() => expect(screen.getAllByText('Required role: owner or manager.')).toHaveLength(3));
  for (const label of ['Upload a logo', 'Add pictures', 'Upload a picture of Tea'])
    expect((await screen.findByLabelText<HTMLInputElement>(label)).disabled).toBe(true);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove picture 2' }).disabled).toBe(true);
});

it('a product whose picture failed says why, and is fetched again or uploaded', async () => {
  product = { ...tea, picture: { ...noPicture, failure: 'missing' } };
  await open();
  await screen.findByText('There is no picture at the address that orders name.');
  const again = `POST ${PANEL_API}/products/${tea.id}/picture/fetch`;
  panel.engine.on(again, () => {
    product = { ...tea, picture: { ...noPicture, awaited: true } };
    return { status: 202 };
  });
  press('Fetch the picture of Tea again');
  await screen.findByText('Being fetched');
  panel.engine.on(`PUT ${PANEL_API}/products/${tea.id}/picture`, () => {
    product = { ...tea, picture: { ...noPicture, urls: files(30), uploaded: true } };
    return { status: 204 };
  });
  choose('Upload a picture of Tea', aFile('tea.jpg'));
  await screen.findByText('Uploaded here');
  panel.engine.on(`DELETE ${PANEL_API}/products/${tea.id}/picture`, () => {
    product = tea;
    return { status: 204 };
  });
  press('Remove the picture of Tea');
  await screen.findByText('No picture');
});

it('a page that cannot be loaded can be asked for again', async () => {
  panel.engine.on(`GET ${PANEL_API}/pictures`, () => problem(500, 'internal'));
  panel.engine.on(`GET ${PANEL_API}/products`, () => ({
    status: 200,
    body: { items: [], nextCursor: null, categories: [] },
  }));
  panel.open('/panel/settings/pictures');
  const [again] = await screen.findAllByRole('button', { name: 'Try again' });
  panel.engine.on(`GET ${PANEL_API}/pictures`, () => ({ status: 200, body: { logo: null, pictures: [] } }));
  fireEvent.click(again!);
  await screen.findByText('No pictures yet');
  screen.getByText('Products appear here with the first order that names them.');
});

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('an item moves from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
