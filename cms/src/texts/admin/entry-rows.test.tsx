import { renderToStaticMarkup } from 'react-dom/server';
import { wordsOf } from '../../words/say.ts';
import type { TextEntry, TextRow } from '../types.ts';
import { type EntryActions, EntryRows } from './entry-rows.tsx';
import { START, type TextsState } from './state.ts';

const nothing = (): void => undefined;
const actions: EntryActions = {
  ...{ onOpen: nothing, onFocus: nothing, onType: nothing, onSave: nothing },
  ...{ onLeave: nothing, onDiscard: nothing, onDetails: nothing, onTheirs: nothing },
};
const row = (form: string, more: Partial<TextRow> = {}): TextRow => ({
  ...{ id: `id-${form}`, locale: 'cs', namespace: 'mails', family: 'days', key: `days_${form}`, form, position: 0 },
  ...{ base: '{{count}} dni', english: '{{count}} days', fileText: '{{count}} dní', text: null },
  ...{ baseSeen: '{{count}} dni', known: true, state: 'done', revision: 1, editedBy: null, editedAt: null },
  ...more,
});
const forms = ['one', 'few', 'many', 'other'].map((form) => row(form));
const entry = (rows: TextRow[]): TextEntry => ({
  namespace: 'mails',
  family: 'days',
  model: '{{count}} dni',
  note: null,
  rows,
});

interface Drawn {
  isOpen?: boolean;
  state?: Partial<TextsState>;
  typedIn?: string;
}

function draw(rows: TextRow[], { isOpen = false, state = {}, typedIn }: Drawn = {}) {
  return renderToStaticMarkup(
    <table>
      <EntryRows
        words={wordsOf('texts', 'en')}
        locale="cs"
        beside="pl"
        entry={entry(rows)}
        state={{ ...START, ...state }}
        typedIn={typedIn}
        isOpen={isOpen}
        isCurrent
        isFirst={false}
        {...actions}
      />
    </table>,
  );
}

test('plural forms stand below each other with the numbers they are for', () => {
  const html = draw(forms);
  for (const said of [
    '<strong>few</strong> for 2, 3, 4<',
    '<strong>many</strong> for fractions<',
    '<strong>other</strong> for 0, 5, 10, 11 …<',
  ])
    expect(html).toContain(said);
  expect(html.match(/rowSpan="4"|rowspan="4"/g)).toHaveLength(1);
  expect(html).not.toContain('<textarea');
});

test('a text that staff have typed over says where, and why it is not shown', () => {
  const html = draw(forms, { typedIn: 'Home' });
  expect(html.match(/Typed over: Home/g)).toHaveLength(1);
  expect(html).toContain('until they are deleted');
  expect(draw(forms, { typedIn: 'badges' })).toContain('Typed over: Badges');
  expect(draw(forms)).not.toContain('Typed over');
});

test('an outdated text shows what has become of its base, and can be said to fit', () => {
  const html = draw([row('', { state: 'outdated', base: 'Nowa podstawa', baseSeen: 'Stara podstawa' })]);
  expect(html).toContain('<del>Stara</del><ins>Nowa</ins>');
  expect(html).toContain('Still fits');
});

test('the editor says what is wrong with which form, and does not save it', () => {
  const html = draw(forms, { isOpen: true, state: { drafts: { 'id-few': 'dny' } } });
  expect(html.match(/<textarea/g)).toHaveLength(4);
  expect(html).toMatch(/aria-invalid="true" aria-describedby="told-id-few"/);
  expect(html).toContain('Missing: {{count}}');
  expect(html).toMatch(/<button[^>]*class="texts__main"[^>]*disabled=""/);
});

test('what others wrote meanwhile stands beside what is typed', () => {
  const theirs = [row('few', { text: '{{count}} dnů', revision: 2, editedBy: 'Hana' })];
  const html = draw(forms, { isOpen: true, state: { theirs, drafts: { 'id-few': '{{count}} dny' } } });
  expect(html).toContain('Hana has changed this text while you wrote.');
  expect(html).toContain('<blockquote>{{count}} dnů</blockquote>');
  expect(html).toContain('{{count}} dny</textarea>');
});

test('a text that is typed and not saved is told when it is closed', () => {
  expect(draw(forms, { state: { drafts: { 'id-few': 'dny' } } })).toContain('not saved');
});
