import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReviewView } from '@app/contracts/company-reviews/saved-views';
import type { CompanyTasks } from '@app/contracts/company-reviews/tasks';
import { formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button, Icon } from '../../../ui/index.ts';
import { Menu, MenuItem } from '../../controls/menu.tsx';
import { PanelLink, useApi, usePanel } from '../../panel-context.tsx';
import { filtersQuery, readView, viewPath } from '../list/review-filters.ts';
import type { ReviewFilters } from '../list/review-filters.ts';
import { reviewsApi } from '../reviews-api.ts';
import { ViewDialog } from './view-dialog.tsx';
import { viewsApi } from './views-api.ts';
import * as styles from './views.module.css';

const OPEN: ReviewFilters = { state: 'published', answered: 'no', answer: 'none' };

/** Views that everybody has; `count` says how much there is to do. */
const BUILT_IN: readonly { name: string; filters: ReviewFilters; count?: keyof CompanyTasks; ifAny?: boolean }[] = [
  { name: 'all', filters: {} },
  { name: 'open', filters: OPEN, count: 'unanswered' },
  { name: 'negative', filters: { ...OPEN, grade: '1,2,3' }, count: 'unansweredNegative' },
  { name: 'rejected', filters: { state: 'published', answer: 'rejected' }, count: 'rejectedAnswers', ifAny: true },
];

/** Views of the list: those of everybody with what there is to do, and the member's own. */
export function ViewTabs({ filters }: { filters: ReviewFilters }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const reviews = useApi(reviewsApi);
  const api = useApi(viewsApi);
  const client = useQueryClient();
  const queryKey = ['review-views', company.id];
  const tasks = useQuery({ queryKey: ['tasks', company.id], queryFn: ({ signal }) => reviews.tasks(signal) });
  const views = useQuery({ queryKey, queryFn: ({ signal }) => api.views(signal) });
  const [editing, setEditing] = useState<ReviewView | 'new' | null>(null);
  const remove = useMutation({
    mutationFn: ({ id }: ReviewView) => api.deleteView(id),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const query = filtersQuery(filters);
  const saved = views.data?.items.map((view) => ({ view, own: readView(`?${view.query}`).filters })) ?? [];
  const current = saved.find(({ own }) => filtersQuery(own) === query)?.view;
  const countOf = (name: keyof CompanyTasks | undefined) => {
    const found = name && tasks.data?.[name];
    return typeof found === 'object' ? found : null;
  };
  const isKnown = current !== undefined || BUILT_IN.some((one) => filtersQuery(one.filters) === query);

  return (
    <div className={styles.bar}>
      <nav aria-label={t('reviews.views.label')} className={styles.scroll}>
        <ul className={styles.tabs}>
          {BUILT_IN.filter(({ count, ifAny }) => !ifAny || (countOf(count)?.count ?? 0) > 0).map((one) => (
            <Tab
              key={one.name}
              name={t(`reviews.views.${one.name}`)}
              filters={one.filters}
              count={countOf(one.count)}
              isCurrent={filtersQuery(one.filters) === query}
            />
          ))}
          {saved.map(({ view, own }) => (
            <Tab key={view.id} name={view.name} filters={own} count={null} isCurrent={view === current} />
          ))}
        </ul>
      </nav>
      {current && (
        <Menu label={t('reviews.views.manage', { name: current.name })}>
          <MenuItem icon={<Icon name="edit" size={18} />} onClick={() => setEditing(current)}>
            {t('reviews.views.rename')}
          </MenuItem>
          <MenuItem icon={<Icon name="trash" size={18} />} onClick={() => remove.mutate(current)}>
            {t('reviews.views.delete')}
          </MenuItem>
        </Menu>
      )}
      {!isKnown && views.data && (
        <Button variant="quiet" size="small" icon={<Icon name="plus" size={18} />} onClick={() => setEditing('new')}>
          {t('reviews.views.save')}
        </Button>
      )}
      {editing && (
        <ViewDialog
          view={editing === 'new' ? null : editing}
          query={query}
          onSaved={() => client.invalidateQueries({ queryKey })}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

interface TabProps {
  name: string;
  filters: ReviewFilters;
  count: { count: number; more: boolean } | null;
  isCurrent: boolean;
}

function Tab({ name, filters, count, isCurrent }: TabProps) {
  const { t, locale } = useT('panel');
  const number = formatNumber(locale, count?.count ?? 0);
  return (
    <li>
      <PanelLink
        className={styles.tab}
        to={viewPath({ filters, review: null })}
        aria-current={isCurrent ? 'page' : undefined}
      >
        {name}
        {count && count.count > 0 && (
          <span className={styles.count}>{count.more ? t('reviews.views.countMore', { count: number }) : number}</span>
        )}
      </PanelLink>
    </li>
  );
}
