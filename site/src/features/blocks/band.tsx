import type { ReactNode } from 'react';
import type { BlockOf, PageBlock } from '../../lib/blocks.ts';
import { cx } from '../../ui/cx.ts';
import { Container } from '../../ui/layout.tsx';
import * as styles from './band.module.css';

export interface BlockProps<Type extends PageBlock['type']> extends Look {
  block: BlockOf<Type>;
}

/** What a block is by its place on the page. */
export interface Look {
  /** Of its title: 1 where it is the page's. */
  level: 1 | 2;
  /** On a ground of its own, so that it is told from its neighbours. */
  tinted: boolean;
}

export type Level = 1 | 2 | 3;

/** The level of what stands below a title; without a title it takes its place. */
export const below = (title: string | null, level: 1 | 2): 2 | 3 => (title && level === 2 ? 3 : 2);

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

/** The title of one of several things in a band. */
export const ItemTitle = ({ className, ...rest }: HeadingProps) => (
  <Heading {...rest} className={cx(styles.itemTitle, className)} />
);

interface BandProps extends Look {
  title: string | null;
  lead?: string | null;
  /** For the element that the title names. */
  titleId?: string;
  width?: 'page' | 'narrow';
  className?: string;
  children: ReactNode;
}

/** A block from edge to edge, with its title and what it is about. */
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
