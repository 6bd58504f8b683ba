import { formatDate } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { cx } from '../../../ui/cx.ts';
import { Band, ItemTitle, headingLevelBelow, type BlockProps } from '../parts/band.tsx';
import { Paragraphs } from '../parts/paragraphs.tsx';
import * as styles from './timeline.module.css';

/** `new` is not allowed as a class name: it becomes an export of the style's module. */
const LOOKS = { new: styles.isNew, better: styles.isBetter, fixed: styles.isFixed } as const;

interface TimelineProps extends BlockProps<'timeline'> {
  /** Anchors of its entries, unique on the page. */
  anchors: readonly string[];
}

/** Changelog, newest first; each entry has an anchor. */
export function Timeline({ block, anchors, ...look }: TimelineProps) {
  const { t, locale } = useT('common');
  return (
    <Band title={block.title} width="narrow" {...look}>
      <ol className={styles.timeline}>
        {block.items.map(({ id, date, kind, title, text }, index) => (
          <li key={id} id={anchors[index]} className={styles.entry}>
            <p className={styles.meta}>
              <a href={`#${anchors[index]}`} className={styles.date}>
                <time dateTime={date}>{formatDate(locale, date)}</time>
              </a>
              <span className={cx(styles.kind, LOOKS[kind])}>{t(`blocks.changes.${kind}`)}</span>
            </p>
            <ItemTitle level={headingLevelBelow(block.title, look.level)}>{title}</ItemTitle>
            {text && <Paragraphs text={text} className={styles.text} />}
          </li>
        ))}
      </ol>
    </Band>
  );
}
