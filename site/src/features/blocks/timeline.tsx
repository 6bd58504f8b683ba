import { formatDate } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { cx } from '../../ui/cx.ts';
import { Band, ItemTitle, below, type BlockProps } from './band.tsx';
import { Paragraphs } from './paragraphs.tsx';
import * as styles from './timeline.module.css';

/** `new` is no name for a class: it becomes a name of the style's module. */
const LOOKS = { new: styles.isNew, better: styles.isBetter, fixed: styles.isFixed } as const;

interface TimelineProps extends BlockProps<'timeline'> {
  /** Of its entries, told apart from those of other timelines on the page. */
  anchors: readonly string[];
}

/** What has changed, newest first; each entry has an address of its own. */
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
            <ItemTitle level={below(block.title, look.level)}>{title}</ItemTitle>
            {text && <Paragraphs text={text} className={styles.text} />}
          </li>
        ))}
      </ol>
    </Band>
  );
}
