import { Container } from '../../../ui/layout.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { Band, Heading, ItemTitle, headingLevelBelow, type BlockProps } from '../parts/band.tsx';
import { Paragraphs } from '../parts/paragraphs.tsx';
import * as band from '../parts/band.module.css';
import * as styles from './faq.module.css';

export function Faq({ block, ...look }: BlockProps<'faq'>) {
  return (
    <Band title={block.title} width="narrow" {...look}>
      {block.items.map((item) => (
        <details key={item.id} className={styles.question}>
          <summary>
            <ItemTitle level={headingLevelBelow(block.title, look.level)} className={styles.asked}>
              {item.question}
            </ItemTitle>
            <Icon name="chevron" />
          </summary>
          <Paragraphs text={item.answer} className={styles.answer} />
        </details>
      ))}
    </Band>
  );
}

export function CallToAction({ block, level }: BlockProps<'callToAction'>) {
  return (
    <section className={styles.cta}>
      <Container className={styles.ctaInner}>
        <div>
          <Heading level={level}>{block.title}</Heading>
          {block.text && <p className={styles.ctaText}>{block.text}</p>}
        </div>
        {block.button && (
          <LinkButton variant="accent" size="large" href={block.button.href}>
            {block.button.label}
          </LinkButton>
        )}
      </Container>
    </section>
  );
}

export function RichText({ block, ...look }: BlockProps<'richText'>) {
  return (
    <Band title={block.title} width="narrow" {...look}>
      <div className={band.prose} dangerouslySetInnerHTML={{ __html: block.body }} />
    </Band>
  );
}
