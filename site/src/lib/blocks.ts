import type { FeatureIcon, NumberSource } from '../../../cms/src/export/types.ts';

/** The blocks of a cms page with their words chosen: what the components get. */
export interface PageLink {
  label: string;
  href: string;
}

interface Titled {
  id: string;
  title: string | null;
}

export type PageBlock =
  | {
      type: 'hero';
      id: string;
      title: string;
      lead: string | null;
      primary: PageLink | null;
      secondary: PageLink | null;
    }
  | (Titled & {
      type: 'featureGrid';
      lead: string | null;
      items: { id: string; icon: FeatureIcon; title: string; text: string | null; href: string | null }[];
    })
  | (Titled & { type: 'steps'; lead: string | null; items: { id: string; title: string; text: string | null }[] })
  | (Titled & { type: 'numbers'; items: { id: string; source: NumberSource; value: string | null; label: string }[] })
  | (Titled & { type: 'faq'; items: { id: string; question: string; answer: string }[] })
  | { type: 'callToAction'; id: string; title: string; text: string | null; button: PageLink | null }
  | (Titled & { type: 'richText'; html: string })
  | (Titled & { type: 'reviewCarousel'; lead: string | null; company: string | null; limit: number });

export type BlockOf<Type extends PageBlock['type']> = Extract<PageBlock, { type: Type }>;
