import { fireEvent, screen, waitFor } from '@testing-library/react';
import { defaultSettings } from '@app/contracts/widgets/widgets';
import type { Widget } from '@app/contracts/widgets/widgets';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press, somePermissions } from '../../../testing/panel.tsx';
import { PLATFORMS, VARIANTS, snippet } from './snippets.ts';
import type { Platform } from './snippets.ts';

const panel = panelTest();
const WIDGETS = `${PANEL_API}/widgets`;
const carousel: Widget = {
  id: idOf(40),
  kind: 'carousel',
  name: 'Home page',
  settings: defaultSettings('carousel'),
  domains: [],
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  views: 1204,
  clicks: 31,
};
const list = (...items: Widget[]) => panel.engine.on(`GET ${WIDGETS}`, () => ({ status: 200, body: { items } }));
const previews = () =>
  panel.engine.on(`POST ${WIDGETS}/${carousel.id}/previews`, () => ({
    status: 200,
    body: { preview: 'SIGNED', until: '2026-03-01T22:00:00.000Z' },
  }));
const sent = (call: string) => JSON.parse(panel.engine.seen(call)[0]!.body);

it('the page of widgets lists widgets with their views and clicks', async () => {
  list(carousel);
  panel.open('/panel/widgets');
  await screen.findByRole('heading', { name: 'Home page' });
  screen.getByText('30 days: 1,204 views, 31 clicks');
});

it('the page of widgets names the feeds of the company’s reviews', async () => {
  list();
  panel.open('/panel/widgets');
  const atom = await screen.findByRole('link', { name: 'Atom' });
  const json = screen.getByRole('link', { name: 'JSON Feed' });
  expect([atom, json].map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/en\/reviews\/[a-z-]+\/feed\.atom$/),
    expect.stringMatching(/^\/en\/reviews\/[a-z-]+\/feed\.json$/),
  ]);
});

it('the page of widgets creates a widget of the chosen kind, and opens it', async () => {
  list();
  panel.open('/panel/widgets');
  await screen.findByText('No widgets yet');
  panel.engine.on(`POST ${WIDGETS}`, () => ({ status: 201, body: carousel }));
  fireEvent.click(screen.getByRole('radio', { name: /^Carousel/ }));
  press('Create widget');
  await waitFor(() => expect(panel.navigated).toEqual([`/en/panel/widgets?widget=${carousel.id}`]));
  expect(sent(`POST ${WIDGETS}`)).toEqual({ kind: 'carousel', name: 'Carousel' });
});

it('the page of widgets shows what is set before it is saved, and saves it with the domains', async () => {
  list(carousel);
  previews();
  panel.open('/panel/widgets', `?widget=${carousel.id}`);
  fireEvent.change(await screen.findByLabelText('Which reviews'), { target: { value: '4' } });
  fireEvent.change(screen.getByLabelText('Allowed domains'), {
    target: { value: 'https://shop.example/tea\nwww.other.example' },
  });
  await waitFor(() =>
    expect(
      panel.engine
        .seen(`POST ${WIDGETS}/${carousel.id}/previews`)
        .map(({ body }) => JSON.parse(body).settings.minGrade),
    ).toContain(4),
  );
  const frame = (await screen.findByTitle('Preview')) as HTMLIFrameElement;
  expect(frame.getAttribute('src')).toBe(`/widgets/frame/${carousel.id}?locale=en&preview=SIGNED`);
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-popups allow-popups-to-escape-sandbox');
  const settings = { ...carousel.settings, minGrade: 4 };
  panel.engine.on(`PUT ${WIDGETS}/${carousel.id}`, () => ({ status: 200, body: { ...carousel, settings } }));
  press('Save');
  await screen.findByText(/Saved\. The changes are live/);
  expect(sent(`PUT ${WIDGETS}/${carousel.id}`)).toEqual({
    name: 'Home page',
    settings,
    domains: ['shop.example', 'www.other.example'],
  });
});

it('the page of widgets says how well text on an accent can be read', async () => {
  list(carousel);
  previews();
  panel.open('/panel/widgets', `?widget=${carousel.id}`);
  fireEvent.click(await screen.findByLabelText('Accent colour of your own'));
  await screen.findByText(/which is enough/);
  fireEvent.change(screen.getByLabelText('Accent colour'), { target: { value: '#7f7f7f' } });
  await screen.findByText(/at least 4\.5 is needed/);
});

it('the page of widgets names the field that the engine refuses', async () => {
  list(carousel);
  previews();
  panel.open('/panel/widgets', `?widget=${carousel.id}`);
  fireEvent.change(await screen.findByLabelText('Allowed domains'), { target: { value: 'localhost' } });
  panel.engine.on(`PUT ${WIDGETS}/${carousel.id}`, () =>
    problem(422, 'validation_failed', {
      errors: [{ path: 'domains.0', code: 'invalid_regex', params: {}, message: 'That is no domain.' }],
    }),
  );
  press('Save');
  await waitFor(() => expect(screen.getByLabelText('Allowed domains').getAttribute('aria-invalid')).toBe('true'));
});

it('the page of widgets deletes a widget after a confirmation', async () => {
  list(carousel);
  panel.open('/panel/widgets');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  panel.engine.on(`DELETE ${WIDGETS}/${carousel.id}`, () => ({ status: 204 }));
  press('Delete widget');
  await screen.findByText('“Home page” is deleted.');
  expect(screen.queryByRole('heading', { name: 'Home page' })).toBeNull();
});

it('agents see widgets and their code, and change nothing', async () => {
  const refusal = { reason: 'role' as const, roles: ['owner' as const, 'manager' as const] };
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions([{ act: 'widgets.write', refusal }]),
  }));
  list(carousel);
  previews();
  panel.open('/panel/widgets', `?widget=${carousel.id}`);
  fireEvent.change(await screen.findByLabelText('Number of reviews'), { target: { value: '3' } });
  const save = screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  expect((screen.getByLabelText('Code of the widget') as HTMLTextAreaElement).value).toContain('<review-widget');
});

describe('the code to paste', () => {
  const manifest = {
    kinds: { carousel: { url: '/widgets/abc/carousel.js', integrity: 'sha384-x', heights: { several: 396 } } },
  };
  const link = { href: 'https://reviews.example/en/reviews/oak', words: 'Reviews of "Oak" <Café>' };
  const of = {
    id: 'ID',
    kind: 'carousel',
    layout: 'several',
    origin: 'https://reviews.example',
    link,
    manifest,
  } as const;

  it('the code to paste is readable without the script, with its room reserved, and holds no markup of names', () => {
    expect(snippet(of, 'html', 'script')).toBe(`<script async src="https://reviews.example/widgets/loader.js"></script>
<review-widget widget="ID" kind="carousel" layout="several" style="display:block;min-height:396px">
  <a href="https://reviews.example/en/reviews/oak">Reviews of &quot;Oak&quot; &lt;Café&gt;</a>
</review-widget>`);
  });

  it('the code to paste names the file and its checksum where it is pinned', () => {
    expect(snippet(of, 'html', 'pinned')).toContain(
      'src="https://reviews.example/widgets/abc/carousel.js" integrity="sha384-x" crossorigin="anonymous"',
    );
    expect(snippet({ ...of, manifest: null }, 'html', 'pinned')).toBeNull();
    expect(snippet(of, 'react', 'pinned')).toContain("script.integrity = 'sha384-x'");
  });

  it('the code to paste asks each shop system for the number of its product', () => {
    const stars = { ...of, kind: 'product-stars', layout: 'line' } as const;
    const products = Object.keys(PLATFORMS).map((platform) => snippet(stars, platform as Platform, 'script'));
    expect(products.every((code) => code !== null && /product/.test(code))).toBe(true);
    expect(snippet(stars, 'shopify', 'script')).toContain('product="{{ product.selected');
    expect(snippet(of, 'shopify', 'script')).not.toContain('product=');
  });

  it('the code to paste is sandboxed in a frame', () => {
    for (const platform of Object.keys(PLATFORMS) as Platform[])
      expect(snippet(of, platform, VARIANTS[2])).toMatch(
        /^<iframe src="[^"]+\/widgets\/frame\/ID"[^]*sandbox="allow-scripts /,
      );
  });
});
