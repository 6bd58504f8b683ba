import type { BlockOf, PageBlock, PageExtras, PageImage } from '../src/lib/content/blocks.ts';

/** One block of each type, as the build passes them to a page. */

export const IMAGE: PageImage = {
  src: '/media/0123456789abcdef-shop.webp',
  width: 1600,
  height: 900,
  alt: 'A shop with shelves of tea',
  srcSet: '/media/fedcba9876543210-shop-480.webp 480w, /media/0123456789abcdef-shop.webp 1600w',
  focalPoint: { x: 20, y: 60 },
};
const link = (label: string, href: string) => ({ label, href });

type Blocks = { [Type in PageBlock['type']]: BlockOf<Type> };

export const BLOCKS: Blocks = {
  hero: {
    type: 'hero',
    id: 'hero',
    title: 'Reviews that open doors',
    lead: 'From people who have bought.',
    primary: link('Start now', '/register'),
    secondary: link('See how', '/how'),
    image: null,
    drawing: 'shop',
    search: false,
  },
  textWithPicture: {
    type: 'textWithPicture',
    id: 'twp',
    title: 'Asked at the right moment',
    text: 'Some days after the order.\n\nThe mail has:\n- five stars\n- one link',
    button: link('Read on', '/more'),
    image: IMAGE,
    drawing: null,
    side: 'left',
  },
  steps: {
    type: 'steps',
    id: 'steps',
    title: 'How it goes',
    lead: null,
    items: [
      { id: '1', title: 'Order', text: 'Somebody buys.' },
      { id: '2', title: 'Mail', text: null },
    ],
  },
  featureGrid: {
    type: 'featureGrid',
    id: 'features',
    title: 'What you get',
    lead: 'In one place.',
    items: [{ id: '1', icon: 'verified', title: 'Verified', text: 'By the order.', href: '/trust' }],
  },
  numbers: {
    type: 'numbers',
    id: 'numbers',
    title: 'In numbers',
    items: [{ id: '1', source: 'typed', claim: null, value: '35%', label: 'more clicks' }],
  },
  quotes: {
    type: 'quotes',
    id: 'quotes',
    title: 'What they say',
    lead: null,
    items: [
      { id: '1', text: 'It works.', author: 'Anna Maj', role: 'Owner', company: 'Oak Café', sample: true },
      { id: '2', text: 'It does.', author: 'Jan', role: null, company: null, sample: false },
    ],
  },
  logos: {
    type: 'logos',
    id: 'logos',
    title: 'Shops that ask',
    items: [
      { id: '1', name: 'Oak Café', image: null, href: null },
      { id: '2', name: 'Tea House', image: { ...IMAGE, alt: '' }, href: 'https://tea.example/' },
    ],
  },
  comparison: {
    type: 'comparison',
    id: 'comparison',
    title: 'Compared',
    lead: null,
    columns: [
      { id: 'a', title: 'With us' },
      { id: 'b', title: 'Elsewhere' },
    ],
    rows: [
      {
        id: '1',
        label: 'Verified reviews',
        cells: [
          { id: 'a', kind: 'yes', text: null },
          { id: 'b', kind: 'partly', text: 'some' },
        ],
      },
      {
        id: '2',
        label: 'Languages',
        cells: [
          { id: 'a', kind: 'text', text: '30' },
          { id: 'b', kind: 'no', text: null },
        ],
      },
    ],
  },
  pricing: { type: 'pricing', id: 'pricing', title: 'Plans', lead: 'Pay by the month or the year.', hotel: true },
  contactForm: { type: 'contactForm', id: 'contact', title: 'Write to us', lead: null, topic: 'contact' },
  contactData: { type: 'contactData', id: 'company', title: 'Who we are' },
  reviewCarousel: {
    type: 'reviewCarousel',
    id: 'reviews',
    title: 'Latest reviews',
    lead: null,
    company: null,
    limit: 4,
  },
  badgeGallery: { type: 'badgeGallery', id: 'badges', title: 'Badges', lead: null },
  timeline: {
    type: 'timeline',
    id: 'timeline',
    title: 'What is new',
    items: [
      { id: '1', date: '2026-11-02', kind: 'new', title: 'Surveys', text: 'Ask more.\n\n- open\n- closed' },
      { id: '2', date: '2026-11-02', kind: 'better', title: 'Faster', text: null },
      { id: '3', date: '2026-10-01', kind: 'fixed', title: 'Mended', text: null },
    ],
  },
  team: {
    type: 'team',
    id: 'team',
    title: 'Who we are',
    lead: null,
    items: [
      { id: '1', name: 'Ewa Ładna', role: 'Support', text: 'Answers.', image: null, sample: true },
      { id: '2', name: 'Jan Kos', role: 'Design', text: null, image: IMAGE, sample: false },
    ],
  },
  jobs: {
    type: 'jobs',
    id: 'jobs',
    title: 'Jobs',
    lead: null,
    empty: 'Nothing is open.',
    items: [
      {
        id: '1',
        title: 'Writer',
        place: 'Kraków',
        kind: 'part',
        text: 'Writes.\n\n- well',
        applyHref: 'mailto:jobs@example.com',
        closesOn: '2026-12-31',
      },
    ],
  },
  downloads: {
    type: 'downloads',
    id: 'downloads',
    title: 'Files',
    lead: null,
    items: [
      {
        id: '1',
        title: 'Logo',
        text: 'For the press.',
        file: {
          href: '/downloads/0123456789abcdef-logo.zip',
          filename: 'logo.zip',
          mimeType: 'application/zip',
          size: 1_234_567,
        },
      },
    ],
  },
  document: {
    type: 'document',
    id: 'document',
    title: 'Regulations',
    updatedOn: '2026-11-01',
    items: [
      { id: '1', title: 'Definitions', text: 'In what follows:\n- a review is a text\n- a grade is a number' },
      { id: '2', title: 'Scope', text: 'For all.\n\nFor ever.' },
    ],
  },
  faq: {
    type: 'faq',
    id: 'faq',
    title: 'Questions',
    items: [{ id: '1', question: 'Is it free?', answer: 'For 90 days.\n\nThen not.' }],
  },
  callToAction: {
    type: 'callToAction',
    id: 'cta',
    title: 'Ready?',
    text: 'It takes a minute.',
    button: link('Go', '/register'),
  },
  richText: { type: 'richText', id: 'rich', title: 'In full', body: '<p>Some <strong>words</strong>.</p>' },
};

export const EXTRAS: PageExtras = {
  planCards: (['trustStart', 'trustPro', 'enterprise'] as const).map((plan) => ({
    plan,
    name: `Plan ${plan}`,
    tagline: 'For some',
    features: ['One thing'],
    highlighted: plan === 'trustPro',
    button: link(`Choose ${plan}`, '/register'),
  })),
  badges: [{ type: 'helpful', name: 'Helpful', text: 'Answers soon.', image: null }],
  contact: { email: 'hello@example.com', phone: '+48 22 123 45 67' },
};
