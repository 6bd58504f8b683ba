import { callToAction, features, hero, jobs, page, sampleTeam, steps } from '../blocks.ts';

export const teamPages = [
  page({ path: '/our-team', name: 'Our team', key: 'our-team:ourTeam' }, [
    hero({ primary: '/jobs', drawing: 'people' }),
    sampleTeam('team', {
      hanna: 'Hanna Wilczek',
      tomasz: 'Tomasz Brzoza',
      olena: 'Olena Kravets',
      jonas: 'Jonas Falkner',
      iga: 'Iga Sobolewska',
      mihai: 'Mihai Dobrescu',
    }),
    features('values', { readable: 'open', second: 'mediation', open: 'statistics' }),
    callToAction('cta', '/jobs'),
  ]),

  page({ path: '/jobs', name: 'Jobs', key: 'our-team:jobs' }, [
    hero({ secondary: '/our-team' }),
    jobs('openings', {
      moderator: { kind: 'part', applyHref: '/contact', closesOn: '2027-03-31' },
      engineer: { kind: 'full', applyHref: '/contact' },
      translator: { kind: 'contract', applyHref: '/contact' },
    }),
    steps('process', ['letter', 'task', 'answer']),
  ]),
];
