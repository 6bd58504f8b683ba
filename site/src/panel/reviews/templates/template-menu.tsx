import { fillTemplate } from '@app/contracts/company-reviews/answer-templates';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { languageName } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Menu, MenuItem } from '../../controls/menu.tsx';
import { PanelLink, usePanel } from '../../panel-context.tsx';
import { PANEL_PATHS } from '../../paths.ts';
import { useTemplates } from './use-templates.ts';

export interface TemplateMenuProps {
  review: CompanyReview;
  /** Receives the chosen template with its placeholders filled in. */
  onInsert(text: string): void;
}

/** Templates for the answer to a review: those in its language first. */
export function TemplateMenu({ review, onInsert }: TemplateMenuProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const templates = useTemplates();
  if (!templates.data) return null;
  const { items } = templates.data;
  if (items.length === 0)
    return <PanelLink to={PANEL_PATHS.settingsAnswerTemplates}>{t('reviews.templates.create')}</PanelLink>;
  const inOrder = items.toSorted(
    (a, b) => Number(b.language === review.language) - Number(a.language === review.language),
  );
  const values = { name: review.authorName, company: company.name, product: review.product?.name ?? '' };
  return (
    <Menu label={t('reviews.templates.insert')}>
      {inOrder.map(({ id, title, language, body }) => (
        <MenuItem key={id} onClick={() => onInsert(fillTemplate(body, values))}>
          {language === review.language ? title : `${title} (${languageName(locale, language)})`}
        </MenuItem>
      ))}
    </Menu>
  );
}
