import type { CompanyKind } from '@app/contracts/common';

/**
 * The categories a company can stand in, per kind. The slug is part of public addresses (`/shops/{category}`) and the
 * key of the category's name in the `category` namespace, so one is only ever added, never renamed.
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

/** Whether a company of this kind can stand in this category. */
export function isCategoryOf(kind: CompanyKind, category: string): category is Category {
  const slugs: readonly string[] = CATEGORIES[kind];
  return slugs.includes(category);
}

/** What a place offers, per kind; keys of names in the `category` namespace like the slugs above. */
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
