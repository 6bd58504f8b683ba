import { z } from 'zod';
import { COMPANY_KINDS } from '../common.ts';
import type { CompanyKind } from '../common.ts';

/**
 * The categories of companies, per kind. The slug is part of public URLs (`/shops/{category}`) and the key of the
 * category's name in the `category` namespace, so slugs are only ever added, never renamed.
 */
export const CATEGORIES = {
  shops: [
    'home-and-garden',
    'furniture',
    'kitchenware',
    'electronics',
    'fashion',
    'shoes',
    'beauty',
    'toys',
    'sports',
    'pets',
    'tools',
    'books',
  ],
  services: [
    'car-repair',
    'beauty-salons',
    'dentists',
    'cleaning',
    'moving',
    'driving-schools',
    'home-renovation',
    'computer-repair',
    'accounting',
    'language-schools',
  ],
  hotels: [
    'city-hotels',
    'business-hotels',
    'boutique-hotels',
    'spa-hotels',
    'mountain-hotels',
    'seaside-hotels',
    'guesthouses',
    'apartments',
    'hostels',
  ],
  restaurants: [
    'regional-cuisine',
    'bistros',
    'pizzerias',
    'burgers',
    'sushi',
    'asian-cuisine',
    'vegetarian',
    'steakhouses',
    'cafes',
    'patisseries',
  ],
} as const satisfies Record<CompanyKind, readonly string[]>;

export type Category<K extends CompanyKind = CompanyKind> = (typeof CATEGORIES)[K][number];

/** Whether the category belongs to the kind. */
export function isCategoryOf(kind: CompanyKind, category: string): category is Category {
  const slugs: readonly string[] = CATEGORIES[kind];
  return slugs.includes(category);
}

/** Of a company that fits none, or has not said which. */
export const OTHER_CATEGORY = 'other';

export const CategoryOrOther = z.enum([OTHER_CATEGORY, ...Object.values(CATEGORIES).flat()]);

/** Facilities, per kind; keys of names in the `category` namespace like the slugs above. */
export const FACILITIES = {
  shops: [],
  services: [],
  hotels: [
    'wifi',
    'parking',
    'breakfast',
    'restaurant',
    'bar',
    'pool',
    'sauna',
    'gym',
    'air-conditioning',
    'family-rooms',
    'pets-allowed',
    'lift',
    'wheelchair-access',
    'ev-charging',
    'reception-24h',
    'airport-transfer',
  ],
  restaurants: [
    'wifi',
    'parking',
    'terrace',
    'takeaway',
    'delivery',
    'reservations',
    'card-payment',
    'vegan-options',
    'gluten-free-options',
    'kids-menu',
    'high-chairs',
    'pets-allowed',
    'wheelchair-access',
    'air-conditioning',
    'live-music',
  ],
} as const satisfies Record<CompanyKind, readonly string[]>;

export type Facility = (typeof FACILITIES)[CompanyKind][number];

/** Whom hints are for: everybody, the companies of a kind or category, or reviewers of products. */
export const HINT_AUDIENCES = ['any', ...COMPANY_KINDS, 'products', ...Object.values(CATEGORIES).flat()] as const;
export const HintAudience = z.enum(HINT_AUDIENCES);
export type HintAudience = z.infer<typeof HintAudience>;
