import { Fragment } from 'react';
import type { PageBlock, PageExtras } from '../../lib/content/blocks.ts';
import { timelineAnchors } from '../../lib/content/timeline-anchors.ts';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { BadgeGallery } from './reviews/badge-gallery.tsx';
import type { Look } from './parts/band.tsx';
import { Comparison } from './text/comparison.tsx';
import { ContactBand } from './contact/contact-band.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { Document } from './text/document.tsx';
import { CallToAction, Faq, RichText } from './text/faq.tsx';
import { Hero } from './hero/hero.tsx';
import { HomeLive } from './reviews/home-live.tsx';
import { LatestReviews } from './reviews/latest-reviews.tsx';
import { Features, Steps } from './text/lists.tsx';
import { blockLooks } from './looks.ts';
import { Numbers } from './reviews/numbers.tsx';
import { Downloads, Jobs } from './offers/offers.tsx';
import { Pricing } from './offers/pricing.tsx';
import { TextWithPicture } from './text/text-with-picture.tsx';
import { Timeline } from './text/timeline.tsx';
import { Logos, Quotes, Team } from './people/quotes.tsx';

interface BlocksProps {
  blocks: readonly PageBlock[];
  extras?: PageExtras;
  /** Name of the page, used where no block has a title. */
  title: string;
  home?: boolean;
}

/** The blocks of a CMS page, one band each. The first title on the page is its h1. */
export function Blocks({ blocks, extras = {}, title, home = false }: BlocksProps) {
  const looks = blockLooks(blocks);
  const anchors = timelineAnchors(blocks);
  return (
    <>
      {!looks.some(({ level }) => level === 1) && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {blocks.map((block, index) => (
        <Fragment key={block.id}>
          <Block
            block={block}
            extras={extras}
            home={home}
            look={looks[index] ?? { level: 2, tinted: false }}
            anchors={anchors.get(block) ?? []}
            documentsBefore={blocks.slice(0, index).filter(({ type }) => type === 'document').length}
          />
          {home && index === 0 && <HomeLive ownReviews={blocks.some(({ type }) => type === 'reviewCarousel')} />}
        </Fragment>
      ))}
    </>
  );
}

interface BlockOfPage {
  block: PageBlock;
  look: Look;
  extras: PageExtras;
  home: boolean;
  /** Anchors of a timeline's entries. */
  anchors: readonly string[];
  documentsBefore: number;
}

/** Every block type has a case here; a new type without one does not compile. */
function Block({ block, look, extras, home, anchors, documentsBefore }: BlockOfPage) {
  switch (block.type) {
    case 'hero':
      return <Hero block={block} home={home} {...look} />;
    case 'textWithPicture':
      return <TextWithPicture block={block} {...look} />;
    case 'steps':
      return <Steps block={block} {...look} />;
    case 'featureGrid':
      return <Features block={block} {...look} />;
    case 'numbers':
      return <Numbers block={block} {...look} />;
    case 'quotes':
      return <Quotes block={block} {...look} />;
    case 'logos':
      return <Logos block={block} {...look} />;
    case 'comparison':
      return <Comparison block={block} {...look} />;
    case 'pricing':
      return <Pricing block={block} cards={extras.planCards ?? []} {...look} />;
    case 'contactForm':
      return <ContactForm block={block} direct={extras.contact} {...look} />;
    case 'contactData':
      return <ContactBand block={block} {...look} />;
    case 'reviewCarousel':
      return <LatestReviews block={block} {...look} />;
    case 'badgeGallery':
      return <BadgeGallery block={block} badges={extras.badges ?? []} {...look} />;
    case 'timeline':
      return <Timeline block={block} anchors={anchors} {...look} />;
    case 'team':
      return <Team block={block} {...look} />;
    case 'jobs':
      return <Jobs block={block} {...look} />;
    case 'downloads':
      return <Downloads block={block} {...look} />;
    case 'document':
      return <Document block={block} before={documentsBefore} {...look} />;
    case 'faq':
      return <Faq block={block} {...look} />;
    case 'callToAction':
      return <CallToAction block={block} {...look} />;
    case 'richText':
      return <RichText block={block} {...look} />;
  }
}
