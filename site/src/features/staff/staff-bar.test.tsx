import { fireEvent, render, screen } from '@testing-library/react';
import type { PreviewWords } from '../../../../cms/src/export/types.ts';
import { TextMarks } from '../../lib/texts/text-marks.ts';
import { textKeysAt, rowHref } from './in-context.ts';
import { StaffBar } from './staff-bar.tsx';

const words = { language: 'en', here: 'Texts here', none: 'No translation', help: 'Alt-click' } as PreviewWords;
const marks = new TextMarks();
const text = (name: string) => marks.mark(`home:${name}`, name);

function Page() {
  return (
    <main>
      <section>
        <h1>{text('title')}</h1>
        <p data-testid="typed">Typed by staff</p>
        <a href="/away" data-testid="link">
          {marks.mark('home:link', 'Read on, ')} <b data-testid="bold">it is {text('short')}</b>
        </a>
        <button aria-label={text('close')} data-testid="icon">
          <svg />
        </button>
      </section>
      <section data-testid="much">{Array.from({ length: 9 }, (_, index) => text(`item${index}`)).join(' ')}</section>
    </main>
  );
}

const opened: string[] = [];
const show = () =>
  render(
    <>
      <Page />
      <StaffBar words={words} locale="cs" title="Preview" marks={() => marks} open={(href) => void opened.push(href)}>
        <a href="/x">Leave</a>
      </StaffBar>
    </>,
  );
beforeEach(() => void (opened.length = 0));
const altClick = (element: Element) => fireEvent.click(element, { altKey: true });

it('an Alt-click on a text opens its row and follows no link', () => {
  show();
  expect(altClick(screen.getByText(/^title/))).toBe(false);
  expect(opened).toEqual(['/admin/texts?locale=cs&key=home%3Atitle']);
  expect(altClick(screen.getByTestId('icon').querySelector('svg') as Element)).toBe(false);
  expect(opened.at(-1)).toBe(rowHref('cs', 'home:close'));
});

it('other clicks are the page’s', () => {
  show();
  expect(fireEvent.click(screen.getByText(/^title/))).toBe(true);
  expect(opened).toEqual([]);
});

it('the clicked element’s texts come first; several are listed', () => {
  show();
  altClick(screen.getByTestId('bold'));
  expect(opened).toEqual([rowHref('cs', 'home:short')]);
  altClick(screen.getByTestId('link'));
  expect(screen.getByText('Texts here')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'home:link' }).getAttribute('href')).toBe(rowHref('cs', 'home:link'));
  expect(opened).toHaveLength(1);
});

it('the bar of staff says so of text that is not a translation', () => {
  render(<p data-testid="data">5.0</p>);
  show();
  altClick(screen.getByTestId('data'));
  expect(screen.getByText('No translation')).toBeTruthy();
  expect(textKeysAt(screen.getByTestId('much'), marks)).toEqual([]);
});

it('the bar of staff outlines the target while Alt is held', () => {
  const { unmount } = show();
  const title = screen.getByText(/^title/);
  const move = (target: Element, altKey: boolean) =>
    target.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, altKey }));
  move(title, true);
  expect(title.hasAttribute('data-pointed-text')).toBe(true);
  fireEvent.keyUp(document, { key: 'Alt' });
  expect(title.hasAttribute('data-pointed-text')).toBe(false);
  move(title, true);
  unmount();
  expect(document.querySelector('[data-pointed-text]')).toBeNull();
});
