import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkButton } from '../../../ui/controls/button.tsx';
import type { PageFile } from '../../../lib/content/blocks.ts';
import { formatBytes, formatDate } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Band, ItemTitle, headingLevelBelow, type BlockProps } from '../parts/band.tsx';
import { Paragraphs } from '../parts/paragraphs.tsx';
import * as styles from './offers.module.css';

/** Open positions. Closed ones are left out by the build. */
export function Jobs({ block, ...look }: BlockProps<'jobs'>) {
  const { t, locale } = useT('common');
  return (
    <Band title={block.title} lead={block.lead} width="narrow" {...look}>
      {block.items.length === 0 && <p className={styles.empty}>{block.empty}</p>}
      <ul className={styles.offers}>
        {block.items.map(({ id, title, place, kind, text, applyHref, closesOn }) => (
          <li key={id} className={styles.offer}>
            <ItemTitle level={headingLevelBelow(block.title, look.level)}>{title}</ItemTitle>
            <p className={styles.facts}>
              <span>
                <Icon name="place" size={16} />
                {place}
              </span>
              <span>
                <Icon name="clock" size={16} />
                {t(`blocks.jobs.${kind}`)}
              </span>
              {closesOn && <span>{t('blocks.applyUntil', { date: formatDate(locale, closesOn) })}</span>}
            </p>
            <Paragraphs text={text} className={styles.text} />
            <LinkButton variant="secondary" href={applyHref} aria-label={`${t('blocks.apply')}: ${title}`}>
              {t('blocks.apply')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function Downloads({ block, ...look }: BlockProps<'downloads'>) {
  const { locale } = useT('common');
  return (
    <Band title={block.title} lead={block.lead} width="narrow" {...look}>
      <ul className={styles.files}>
        {block.items.map(({ id, title, text, file }) => (
          <li key={id} className={styles.file}>
            <Icon name="file" size={28} />
            <div>
              <ItemTitle level={headingLevelBelow(block.title, look.level)}>
                <a href={file.href} download={file.filename}>
                  {title}
                </a>
              </ItemTitle>
              {text && <p className={styles.text}>{text}</p>}
              <p className={styles.kind}>
                {kindOf(file)}, {formatBytes(locale, file.size)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Type of a file as people name it: its extension. */
const kindOf = ({ filename }: PageFile): string => (/\.(\w{1,5})$/.exec(filename)?.[1] ?? '').toUpperCase();
