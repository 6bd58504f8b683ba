import { render } from '@testing-library/react';
import { richText } from './rich-text.tsx';

const html = (text: string) =>
  render(
    <p>{richText(text, { terms: (words) => <a href="/terms">{words}</a>, address: (words) => <b>{words}</b> })}</p>,
  ).container.innerHTML;

describe('marks in a translated text', () => {
  it('tags in a translated text become elements, in any order', () => {
    expect(html('Read <terms>the terms</terms> of <address>a@b.example</address>.')).toBe(
      '<p>Read <a href="/terms">the terms</a> of <b>a@b.example</b>.</p>',
    );
  });

  it('unknown tags in a translated text become plain text', () => {
    expect(html('A <i>b</i> & <terms>c</terms>')).toBe('<p>A b &amp; <a href="/terms">c</a></p>');
    expect(html('1 < 2')).toBe('<p>1 &lt; 2</p>');
  });
});
