import type { CompanyProfile } from '@app/contracts/companies';
import { htmlLang } from '@app/locales/manifest.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import { Card } from '../../ui/layout.tsx';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { inWords, languageOfWords } from '../../lib/texts/own-words.ts';
import * as page from '../review-page/review-page.module.css';
import * as styles from './profile.module.css';

/** Named experts who answer questions and add notes; nothing without any. */
export function Experts({ experts }: Pick<CompanyProfile, 'experts'>) {
  const { t, locale } = useT('profile');
  if (experts.length === 0) return null;
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('experts.title')}</h2>
      <ul className={styles.experts}>
        {experts.map(({ id, name, title, biography, languages, photo }) => {
          const written = languageOfWords(biography, locale);
          return (
            <li key={id} className={styles.expert}>
              <Mark className={styles.expertPhoto} id={id} name={name} picture={photo} />
              <div className={styles.expertText}>
                <p className={styles.expertName}>
                  <bdi>{name}</bdi>
                </p>
                <p className={page.muted}>{inWords(title, locale)}</p>
                {written && (
                  <p className={styles.biography} lang={htmlLang(written)} dir="auto">
                    {biography[written]}
                  </p>
                )}
                {languages.length > 0 && (
                  <p className={page.muted}>
                    {t('experts.languages', {
                      languages: languages.map((one) => languageName(locale, one)).join(', '),
                    })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
