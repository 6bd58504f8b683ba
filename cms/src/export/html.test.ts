import { toHtml } from './html.ts';

const text = (words: string, format = 0) => ({
  type: 'text',
  text: words,
  format,
  mode: 'normal',
  style: 'color: red',
  detail: 0,
  version: 1,
});
const node = (type: string, more: object, ...children: object[]) => ({
  type,
  format: 'center',
  indent: 2,
  version: 1,
  direction: 'ltr',
  ...more,
  children,
});
const link = (url: string) => node('link', { fields: { linkType: 'custom', url, newTab: false } }, text('here'));
const document = (...children: object[]) => ({ root: node('root', {}, ...children) });

test('rich text becomes plain HTML elements without styles', () => {
  const state = document(
    node('heading', { tag: 'h2' }, text('A <b> title')),
    node('paragraph', {}, text('strong', 1), text(' & '), text('soft', 2)),
    node('list', { tag: 'ul', listType: 'bullet', start: 1 }, node('listitem', { value: 1 }, text('one'))),
    node('paragraph', {}, link('/pricing')),
  );
  expect(toHtml(state)).toMatchInlineSnapshot(`
    "<h2>A &lt;b&gt; title</h2><p><strong>strong</strong> &amp; <em>soft</em></p><ul class="list-bullet"><li
              class=""
              style=""
              value="1"
            >one</li></ul><p><a href="/pricing">here</a></p>"
  `);
});

test.each([
  ['an element of its own', document(node('heading', { tag: 'script' }, text('alert(1)')))],
  [
    'a list that is a script',
    document(node('list', { tag: 'script' }, node('listitem', { value: 1 }, text('alert(1)')))),
  ],
  ['an unknown node', document(node('iframe', { src: 'x' }, text('alert(1)')))],
  ['a link to a script', document(node('paragraph', {}, link('javascript:alert(1)')))],
])('%s is left out of the HTML', (_, state) => expect(toHtml(state)).not.toMatch(/script|alert|iframe/));

test('empty rich text becomes an empty string', () => expect(toHtml(document(node('paragraph', {})))).toBe(''));
