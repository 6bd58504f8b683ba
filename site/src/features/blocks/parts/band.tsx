import type { ReactNode } from 'react';
import type { BlockOf, PageBlock } from '../../../lib/content/blocks.ts';
import { cx } from '../../../ui/cx.ts';
import { Container } from '../../../ui/layout.tsx';
import * as styles from './band.module.css';

export interface BlockProps<Type extends PageBlock['type']> extends Look {
  block: BlockOf<Type>;
}

/** Look of a block by its position on the page. */
export interface Look {
  /** Heading level of its title; 1 for the page's title. */
  level: 1 | 2;
  /** On a tinted background, to set it apart from its neighbours. */
  tinted: boolean;
}

export type Level = 1 | 2 | 3;

/** Heading level below the title; without a title, the title's own level. */
export const headingLevelBelow = (title: string | null, level: 1 | 2): 2 | 3 => (title && level === 2 ? 3 : 2);

export function Heading({ level, className, children, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} id={id}>
      {children}
    </Tag>
  );
}

interface HeadingProps {
  level: Level;
  className?: string;
  id?: string;
  children: ReactNode;
}

/** Title of one item in a band. */
export const ItemTitle = ({ className, ...rest }: HeadingProps) => (
  <Heading {...rest} className={cx(styles.itemTitle, className)} />
);

interface BandProps extends Look {
  title: string | null;
  lead?: string | null;
  /** Id of the title, for `aria-labelledby`. */
  titleId?: string;
  width?: 'page' | 'narrow';
  className?: string;
  children: ReactNode;
}

/** A full-width block with its title and lead. */
export function Band({ title, lead, titleId, level, tinted, width = 'page', className, children }: BandProps) {
  return (
    <section className={cx(styles.band, tinted && styles.tinted, className)}>
      <Container width={width}>
        {(title || lead) && (
          <header className={styles.head}>
            {title && (
              <Heading level={level} id={titleId}>
                {title}
              </Heading>
            )}
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
        )}
        {children}
      </Container>
    </section>
  );
}
