import { useT } from '../../lib/texts/i18n.ts';
import { LinkButton } from '../../ui/index.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { PageHead } from '../page-head.tsx';
import { usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { WhyNot, usePermission } from '../permissions.tsx';
import { SurveyDetail } from './survey-detail.tsx';
import { SurveyEditor } from './survey-editor.tsx';
import { SurveyList } from './survey-list.tsx';

/** Surveys: the list, one with its results (`?survey=`), or the editor (`?edit=` an id or `new`). */
export function Surveys() {
  const { t, locale } = useT('panel');
  const { search, navigate } = usePanel();
  const permission = usePermission('surveys.write');
  const query = new URLSearchParams(search);
  const [survey, edit] = [query.get('survey'), query.get('edit')];
  const show = (id: string) => navigate(`${PANEL_PATHS.surveys}?survey=${id}`);
  const list = () => navigate(PANEL_PATHS.surveys);
  if (edit) return <SurveyEditor key={edit} id={edit === 'new' ? null : edit} onSaved={show} onCancel={list} />;
  if (survey) return <SurveyDetail key={survey} id={survey} onGone={list} />;
  return (
    <>
      <PageHead
        title={t('surveys.title')}
        lead={t('surveys.lead')}
        actions={
          permission.allowed ? (
            <LinkButton
              href={localePath(locale, `${PANEL_PATHS.surveys}?edit=new`)}
              onClick={(event) => {
                event.preventDefault();
                navigate(`${PANEL_PATHS.surveys}?edit=new`);
              }}
            >
              {t('surveys.create')}
            </LinkButton>
          ) : (
            <WhyNot permission={permission} />
          )
        }
      />
      <SurveyList />
    </>
  );
}
