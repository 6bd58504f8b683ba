import { renderToStaticMarkup } from 'react-dom/server';
import { wordsOf } from '../../../words/admin-text.ts';
import type { TextEntry, TextRow } from '../../schemas.ts';
import type { Term } from '../../terms/term-rules.ts';
import type { EntryActions } from './entry-actions.ts';
import { EntryRows } from './entry-rows.tsx';
import { START, type TextsState } from './texts-state.ts';

const nothing = (): void => undefined;
const actions: EntryActions = {
  onOpen: nothing,
  onFocus: nothing,
  onType: nothing,
  onSave: nothing,
  onLeave: nothing,
  onDiscard: nothing,
  onDetails: nothing,
  onTheirs: nothing,
};
const row = (form: string, more: Partial<TextRow> = {}): TextRow => ({
  id: `id-${form}`,
  locale: 'cs',
  namespace: 'mails',
  family: 'days',
  key: `days_${form}`,
  form,
  position: 0,
  base: '{{count}} dni',
  english: '{{count}} days',
  fileText: '{{count}} dní',
  text: null,
  baseSeen: '{{count}} dni',
  draft: false,
  known: true,
  state: 'done',
  revision: 1,
  editedBy: null,
  editedAt: null,
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
  overriddenIn?: string;
  terms?: Term[];
}

function draw(rows: TextRow[], { isOpen = false, state = {}, overriddenIn, terms = [] }: Drawn = {}) {
  return renderToStaticMarkup(
    <table>
      <EntryRows
        words={wordsOf('texts', 'en')}
        locale="cs"
        reference="pl"
        entry={entry(rows)}
        state={{ ...START, ...state }}
        overriddenIn={overriddenIn}
        terms={terms}
        isOpen={isOpen}
        isCurrent
        isFirst={false}
        {...actions}
      />
    </table>,
  );
}

test('each plural form has a row with the numbers that it is for', () => {
  const html = draw(forms);
  for (const label of [
    '<strong>few</strong> for 2, 3, 4<',
    '<strong>many</strong> for fractions<',
    '<strong>other</strong> for 0, 5, 10, 11 …<',
  ])
    expect(html).toContain(label);
  expect(html.match(/rowSpan="4"|rowspan="4"/g)).toHaveLength(1);
  expect(html).not.toContain('<textarea');
});

test('an overridden text says where, and why it is not shown', () => {
  const html = draw(forms, { overriddenIn: 'Home' });
  expect(html.match(/Overridden in: Home/g)).toHaveLength(1);
  expect(html).toContain('until they are deleted');
  expect(draw(forms, { overriddenIn: 'badges' })).toContain('Overridden in: Badges');
  expect(draw(forms)).not.toContain('Overridden in');
});

test('words of the glossary are marked in the base, and the editor warns where the translation lacks them', () => {
  const terms: Term[] = [{ base: 'dzień', found: ['dni'], translations: ['den', 'dny'], note: null }];
  expect(draw([row('other')], { terms })).toContain('<mark title="den, dny">dni</mark>');
  const open = (text: string) => draw([row('other')], { terms, isOpen: true, state: { drafts: { 'id-other': text } } });
  expect(open('{{count}} hodin')).toContain('“den” is missing');
  expect(open('{{count}} dny')).not.toContain('is missing');
});

test('a draft is told as one, and can be confirmed', () => {
  const html = draw([row('', { state: 'draft', draft: true })]);
  expect(html).toContain('nobody has confirmed it');
  expect(html).toContain('>Confirm<');
});

test('an outdated text shows the changes of its base and can be confirmed', () => {
  const html = draw([row('', { state: 'outdated', base: 'Nowa podstawa', baseSeen: 'Stara podstawa' })]);
  expect(html).toContain('<del>Stara</del><ins>Nowa</ins>');
  expect(html).toContain('Still fits');
});

test('the editor shows the findings of each form and does not save errors', () => {
  const html = draw(forms, { isOpen: true, state: { drafts: { 'id-few': 'dny' } } });
  expect(html.match(/<textarea/g)).toHaveLength(4);
  expect(html).toMatch(/aria-invalid="true" aria-describedby="findings-id-few"/);
  expect(html).toContain('Missing: {{count}}');
  expect(html).toMatch(/<button[^>]*class="texts__main"[^>]*disabled=""/);
});

test('in a conflict the text of the colleague is shown above the draft', () => {
  const theirs = [row('few', { text: '{{count}} dnů', revision: 2, editedBy: 'Hana' })];
  const html = draw(forms, { isOpen: true, state: { theirs, drafts: { 'id-few': '{{count}} dny' } } });
  expect(html).toContain('Hana has changed this text while you wrote.');
  expect(html).toContain('<blockquote>{{count}} dnů</blockquote>');
  expect(html).toContain('{{count}} dny</textarea>');
});

test('a closed text with a draft is marked as not saved', () => {
  expect(draw(forms, { state: { drafts: { 'id-few': 'dny' } } })).toContain('not saved');
});
