import { COMPARED_FEATURES } from '@app/contracts/billing/plan-comparison';
import type { PlanStanding } from '@app/contracts/billing/plan-comparison';
import { PLAN_NAMES } from '@app/contracts/plans';
import { contactForm, hero, page, pricing, questions } from '../blocks.ts';
import type { Draft } from '../blocks.ts';
import { byKey } from '../ensure.ts';
import type { CellKind } from '../../export/types.ts';

/** A cell of the comparison; what is coming says so. */
const cellOf = (standing: PlanStanding) =>
  standing === 'coming'
    ? { kind: 'text' as const, text: byKey('pricing:page.compare.coming') }
    : { kind: CELLS[standing] };

const CELLS: Record<Exclude<PlanStanding, 'coming'>, CellKind> = { yes: 'yes', no: 'no', extra: 'partly' };

const compare: Draft = () => ({
  blockType: 'comparison',
  title: byKey('pricing:page.compare.title'),
  lead: byKey('pricing:page.compare.lead'),
  columns: PLAN_NAMES.map((plan) => ({ title: byKey(`pricing:plans.${plan}.name`) })),
  rows: COMPARED_FEATURES.map(({ words, standings }) => ({ label: byKey(words), cells: standings.map(cellOf) })),
});

export const pricingPages = [
  page({ path: '/pricing', name: 'Pricing', key: 'pricing:page' }, [
    hero({ primary: '/register', secondary: '/trust/how-grades-are-computed' }),
    pricing('plans', { hotel: true }),
    compare,
    questions('faq', ['trial', 'limit', 'payment', 'grades', 'hotels', 'leaving']),
    contactForm('contact', 'pricing'),
  ]),
];
