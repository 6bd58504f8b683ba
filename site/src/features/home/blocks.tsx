import { Container } from '../../ui/layout.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { SearchBox } from '../find-company/search-box.tsx';
import type { BlockOf, PageBlock } from '../../lib/blocks.ts';
import { HeroPicture } from './hero-picture.tsx';
import { BandHead } from './band-head.tsx';
import { LatestReviews } from './latest-reviews.tsx';
import { Numbers } from './numbers.tsx';
import * as styles from './home.module.css';

/** The blocks of a cms page, one band each. The first one carries the page's h1. */
export function Blocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block) => <Block key={block.id} block={block} />);
}

function Block({ block }: { block: PageBlock }) {
  switch (block.type) {
    case 'hero':
      return <Hero block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'featureGrid':
      return <Features block={block} />;
    case 'numbers':
      return <Numbers block={block} />;
    case 'faq':
      return <Faq block={block} />;
    case 'callToAction':
      return <CallToAction block={block} />;
    case 'richText':
      return <RichText block={block} />;
    case 'reviewCarousel':
      return <LatestReviews block={block} />;
    default:
      return null;
  }
}

function Hero({ block }: { block: BlockOf<'hero'> }) {
  return (
    <div className={styles.hero}>
      <Container className={styles.heroGrid}>
        <div className={styles.heroText}>
          <h1 className={styles.heroTitle}>{block.title}</h1>
          {block.lead && <p className={styles.heroLead}>{block.lead}</p>}
          {block.search && <SearchBox large />}
          <div className={styles.heroActions}>
            {block.primary && <LinkButton href={block.primary.href}>{block.primary.label}</LinkButton>}
            {block.secondary && (
              <LinkButton variant="quiet" href={block.secondary.href} className={styles.heroSecond}>
                {block.secondary.label}
                <Icon name="arrow" size={18} />
              </LinkButton>
            )}
          </div>
        </div>
        <HeroPicture />
      </Container>
    </div>
  );
}

function Steps({ block }: { block: BlockOf<'steps'> }) {
  return (
    <section className={styles.band}>
      <Container>
        <BandHead title={block.title} lead={block.lead} />
        <ol className={styles.steps}>
          {block.items.map((item, index) => (
            <li key={item.id} className={styles.step}>
              <span className={styles.stepNumber} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{item.title}</h3>
              {item.text && <p className={styles.muted}>{item.text}</p>}
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}

const FEATURE_ICONS: Record<BlockOf<'featureGrid'>['items'][number]['icon'], IconName> = {
  verified: 'shield',
  open: 'check',
  languages: 'globe',
  mediation: 'chat',
  widgets: 'window',
  surveys: 'chart',
  search: 'search',
  integrations: 'settings',
  statistics: 'chart',
  mail: 'mail',
};

function Features({ block }: { block: BlockOf<'featureGrid'> }) {
  return (
    <section className={cx(styles.band, styles.tinted)}>
      <Container>
        <BandHead title={block.title} lead={block.lead} />
        <ul className={styles.features}>
          {block.items.map((item) => (
            <li key={item.id} className={styles.feature}>
              <span className={styles.featureIcon}>
                <Icon name={FEATURE_ICONS[item.icon]} size={24} />
              </span>
              <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
              {item.text && <p className={styles.muted}>{item.text}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

function Faq({ block }: { block: BlockOf<'faq'> }) {
  return (
    <section className={styles.band}>
      <Container width="narrow">
        <BandHead title={block.title} />
        {block.items.map((item) => (
          <details key={item.id} className={styles.question}>
            <summary>
              <h3>{item.question}</h3>
              <Icon name="chevron" />
            </summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </Container>
    </section>
  );
}

function CallToAction({ block }: { block: BlockOf<'callToAction'> }) {
  return (
    <section className={styles.cta}>
      <Container className={styles.ctaInner}>
        <div>
          <h2>{block.title}</h2>
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

function RichText({ block }: { block: BlockOf<'richText'> }) {
  return (
    <section className={styles.band}>
      <Container width="narrow">
        <BandHead title={block.title} />
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: block.body }} />
      </Container>
    </section>
  );
}
