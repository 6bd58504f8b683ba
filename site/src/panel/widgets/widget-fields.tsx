import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { Survey } from '@app/contracts/surveys';
import {
  CARD_WIDGETS,
  MARKET_WIDGETS,
  WIDGET_LAYOUTS,
  WIDGET_REVIEWS_MAX,
  WIDGET_REVIEWS_MIN,
  WIDGET_SCHEMES,
} from '@app/contracts/widgets/kinds';
import type { WidgetKind } from '@app/contracts/widgets/kinds';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Checkbox, Field, Select } from '../../ui/index.ts';
import { AccentField } from './accent-field.tsx';
import { MarketSetting } from './market-setting.tsx';

interface WidgetFieldsProps {
  kind: WidgetKind;
  settings: WidgetSettings;
  surveys: readonly Survey[];
  errorAt(path: string): string | undefined;
  onChange(change: Partial<WidgetSettings>): void;
}

const COUNTS = Array.from({ length: WIDGET_REVIEWS_MAX - WIDGET_REVIEWS_MIN + 1 }, (_, n) => n + WIDGET_REVIEWS_MIN);

/** Everything that a kind can be set to; grade and count are not among it. */
export function WidgetFields({ kind, settings, surveys, errorAt, onChange }: WidgetFieldsProps) {
  const { t, locale } = useT('panel');
  const layouts = WIDGET_LAYOUTS[kind];
  const languages = LOCALES.map((one) => (
    <option key={one} value={one}>
      {languageName(locale, one)}
    </option>
  ));
  const { reviewLanguages } = settings;
  return (
    <>
      {kind === 'survey-form' && (
        <Field label={t('widgets.survey')} hint={t('widgets.surveyHint')} error={errorAt('settings.surveyId')}>
          <Select
            value={settings.surveyId ?? ''}
            onChange={(event) => onChange({ surveyId: event.target.value || null })}
          >
            <option value="">{t('widgets.surveyNone')}</option>
            {surveys
              .filter(({ anonymous }) => anonymous)
              .map(({ id, title, defaultLanguage }) => (
                <option key={id} value={id}>
                  {title[locale] ?? title[defaultLanguage]}
                </option>
              ))}
          </Select>
        </Field>
      )}
      {layouts.length > 1 && (
        <Field label={t('widgets.layout')} error={errorAt('settings.layout')}>
          <Select value={settings.layout} onChange={(event) => onChange({ layout: event.target.value })}>
            {layouts.map((one) => (
              <option key={one} value={one}>
                {t(`widgets.layouts.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('widgets.scheme')}>
        <Select
          value={settings.scheme}
          onChange={(event) => onChange({ scheme: event.target.value as WidgetSettings['scheme'] })}
        >
          {WIDGET_SCHEMES.map((one) => (
            <option key={one} value={one}>
              {t(`widgets.schemes.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <AccentField
        accent={settings.accent}
        error={errorAt('settings.accent')}
        onChange={(accent) => onChange({ accent })}
      />
      <Field label={t('widgets.language')}>
        <Select
          value={settings.language}
          onChange={(event) => onChange({ language: event.target.value as WidgetSettings['language'] })}
        >
          <option value="page">{t('widgets.languagePage')}</option>
          {languages}
        </Select>
      </Field>
      {MARKET_WIDGETS.includes(kind) && (
        <MarketSetting
          market={settings.market}
          error={errorAt('settings.market')}
          onChange={(market) => onChange({ market })}
        />
      )}
      {CARD_WIDGETS.includes(kind) && (
        <>
          <Field label={t('widgets.reviewLanguages')} hint={t('widgets.filterHint')}>
            <Select
              value={typeof reviewLanguages === 'string' ? reviewLanguages : (reviewLanguages[0] ?? 'all')}
              onChange={({ target: { value } }) =>
                onChange({ reviewLanguages: value === 'all' || value === 'page' ? value : [value as Locale] })
              }
            >
              <option value="all">{t('widgets.languagesAll')}</option>
              <option value="page">{t('widgets.languagePage')}</option>
              {languages}
            </Select>
          </Field>
          <Field label={t('widgets.minGrade')} hint={t('widgets.filterHint')}>
            <Select
              value={settings.minGrade}
              onChange={(event) => onChange({ minGrade: Number(event.target.value) as WidgetSettings['minGrade'] })}
            >
              <option value={1}>{t('widgets.gradesAll')}</option>
              {[2, 3, 4, 5].map((grade) => (
                <option key={grade} value={grade}>
                  {t('widgets.gradesFrom', { grade })}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('widgets.count')}>
            <Select value={settings.count} onChange={(event) => onChange({ count: Number(event.target.value) })}>
              {COUNTS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('widgets.text')} hint={t('widgets.textHint')}>
            <Select
              value={settings.text}
              onChange={(event) => onChange({ text: event.target.value as WidgetSettings['text'] })}
            >
              <option value="original">{t('widgets.texts.original')}</option>
              <option value="translation">{t('widgets.texts.translation')}</option>
            </Select>
          </Field>
          <Checkbox
            label={t('widgets.showPhotos')}
            checked={settings.showPhotos}
            onChange={(event) => onChange({ showPhotos: event.target.checked })}
          />
          <Checkbox
            label={t('widgets.showAnswers')}
            checked={settings.showAnswers}
            onChange={(event) => onChange({ showAnswers: event.target.checked })}
          />
        </>
      )}
    </>
  );
}
