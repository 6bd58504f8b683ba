import { callToAction, hero, page, timeline } from '../blocks.ts';

export const changelogPages = [
  page({ path: '/changelog', name: 'Changelog', key: 'changelog:changelog' }, [
    hero(),
    timeline('entries', {
      ledger: { date: '2026-11-18', kind: 'new' },
      badges: { date: '2026-11-04', kind: 'new' },
      reviewImport: { date: '2026-10-21', kind: 'new' },
      clockChange: { date: '2026-10-12', kind: 'fixed' },
      yourData: { date: '2026-09-24', kind: 'new' },
      photos: { date: '2026-09-03', kind: 'new' },
      textMessages: { date: '2026-08-11', kind: 'new' },
      mediation: { date: '2026-07-14', kind: 'new' },
      statements: { date: '2026-06-16', kind: 'better' },
      drafts: { date: '2026-05-19', kind: 'better' },
      orders: { date: '2026-04-20', kind: 'new' },
      start: { date: '2026-03-09', kind: 'new' },
    }),
    callToAction('cta', '/contact'),
  ]),
];
