import type { AdminViewServerProps } from 'payload';
import { StaffPage } from '../../admin/staff-page.tsx';
import { wordsOf } from '../../words/admin-text.ts';
import { toTranslator } from '../translator.ts';
import { Progress } from './progress/progress.tsx';
import { Texts } from './table/texts.tsx';
import './styles/page.css';
import './styles/head.css';
import './styles/table.css';
import './styles/text.css';
import './styles/editor.css';
import './styles/details.css';
import './styles/dialog.css';
import './styles/progress.css';

/** The path to return to after signing in, with the query. */
function pathOf(page: string, { searchParams }: AdminViewServerProps): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams ?? {}))
    if (typeof value === 'string') search.set(name, value);
  return search.size > 0 ? `${page}?${search.toString()}` : page;
}

function page(view: AdminViewServerProps, path: string, Content: typeof Texts | typeof Progress) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('texts', i18n.language);
  const { translator } = toTranslator(user);
  return (
    <StaffPage view={view} path={pathOf(path, view)} className="texts">
      {translator ? (
        <Content words={words} language={i18n.language} locales={translator.locales} />
      ) : (
        <p role="alert">{words.errors.role_lacks_right}</p>
      )}
    </StaffPage>
  );
}

/** The table of texts at `/admin/texts`. */
export const TextsView = (view: AdminViewServerProps) => page(view, '/admin/texts', Texts);

/** The overview at `/admin/texts/progress`. */
export const ProgressView = (view: AdminViewServerProps) => page(view, '/admin/texts/progress', Progress);
