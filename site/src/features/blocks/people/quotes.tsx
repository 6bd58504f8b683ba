import { cx } from '../../../ui/cx.ts';
import { Band, ItemTitle, headingLevelBelow, type BlockProps } from '../parts/band.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SampleMark } from '../parts/sample-mark.tsx';
import * as styles from './quotes.module.css';

/** Quotes; invented ones are marked as samples. */
export function Quotes({ block, ...look }: BlockProps<'quotes'>) {
  return (
    <Band title={block.title} lead={block.lead} {...look}>
      <ul className={cx(styles.quotes, block.items.length === 1 && styles.single)}>
        {block.items.map(({ id, text, author, role, company, sample }) => (
          <li key={id}>
            <figure className={styles.quote}>
              <blockquote className={styles.said}>{text}</blockquote>
              <figcaption className={styles.who}>
                <Initials name={author} />
                <span>
                  <strong className={styles.name}>{author}</strong>
                  {(role ?? company) && (
                    <span className={styles.role}>{[role, company].filter(Boolean).join(', ')}</span>
                  )}
                </span>
                {sample && <SampleMark />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Logos of brands, or their names as text. */
export function Logos({ block, ...look }: BlockProps<'logos'>) {
  return (
    <Band title={block.title} {...look}>
      <ul className={styles.logos}>
        {block.items.map(({ id, name, image, href }) => {
          const mark = image ? (
            <Picture image={{ ...image, alt: image.alt || name }} sizes="160px" className={styles.logo} />
          ) : (
            <span className={styles.wordMark}>{name}</span>
          );
          return <li key={id}>{href ? <a href={href}>{mark}</a> : mark}</li>;
        })}
      </ul>
    </Band>
  );
}

export function Team({ block, ...look }: BlockProps<'team'>) {
  return (
    <Band title={block.title} lead={block.lead} {...look}>
      <ul className={styles.team}>
        {block.items.map(({ id, name, role, text, image, sample }) => (
          <li key={id} className={styles.person}>
            {image ? (
              <Picture image={{ ...image, alt: '' }} sizes="96px" className={styles.portrait} />
            ) : (
              <Initials name={name} large />
            )}
            <ItemTitle level={headingLevelBelow(block.title, look.level)}>{name}</ItemTitle>
            <p className={styles.personRole}>{role}</p>
            {text && <p className={styles.personText}>{text}</p>}
            {sample && <SampleMark />}
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Shown where there is no portrait. */
function Initials({ name, large }: { name: string; large?: boolean }) {
  const letters = name
    .split(/\s+/)
    .map((part) => Array.from(part)[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span className={cx(styles.initials, large && styles.large)} aria-hidden="true">
      {letters}
    </span>
  );
}
