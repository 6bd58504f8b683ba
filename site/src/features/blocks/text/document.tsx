import { Container } from '../../../ui/layout.tsx';
import { formatDate } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { cx } from '../../../ui/cx.ts';
import { Heading, headingLevelBelow, type BlockProps } from '../parts/band.tsx';
import { Paragraphs } from '../parts/paragraphs.tsx';
import * as band from '../parts/band.module.css';
import * as styles from './document.module.css';

interface DocumentProps extends BlockProps<'document'> {
  /** Number of documents before it on the page: their sections have anchors too. */
  before: number;
}

/** A long text such as terms: numbered sections beside a table of contents. */
export function Document({ block, level, tinted, before }: DocumentProps) {
  const { t, locale } = useT('common');
  const anchor = (index: number) => `section-${before > 0 ? `${before + 1}-` : ''}${index + 1}`;
  const contentsId = `${anchor(0)}-contents`;
  const Contents = `h${headingLevelBelow(block.title, level)}` as const;
  return (
    <section className={cx(band.band, tinted && band.tinted)}>
      <Container className={styles.grid}>
        <header className={styles.head}>
          {block.title && <Heading level={level}>{block.title}</Heading>}
          {block.updatedOn && (
            <p className={styles.updated}>{t('blocks.updatedOn', { date: formatDate(locale, block.updatedOn) })}</p>
          )}
        </header>
        {block.items.length > 1 && (
          <nav className={styles.contents} aria-labelledby={contentsId}>
            <Contents id={contentsId} className={styles.contentsTitle}>
              {t('blocks.contents')}
            </Contents>
            <ol className={styles.contentsList}>
              {block.items.map(({ id, title }, index) => (
                <li key={id}>
                  <a href={`#${anchor(index)}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.sections}>
          {block.items.map(({ id, title, text }, index) => (
            <div key={id} id={anchor(index)}>
              <Heading level={headingLevelBelow(block.title, level)} className={styles.sectionTitle}>
                <span className={styles.number}>{index + 1}.</span> {title}
              </Heading>
              <Paragraphs text={text} />
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
