import { BadgeCatalogue } from '@app/contracts/badges';
import { route } from '../../platform/route.ts';
import { badgeCatalogue } from './model.ts';

export const badgeRoutes = [
  route(
    {
      method: 'get',
      path: '/badges',
      tag: 'Public',
      summary: 'For what each badge is given',
      auth: 'none',
      status: 200,
      answer: BadgeCatalogue,
      maxAge: 3600,
    },
    () => Promise.resolve(badgeCatalogue()),
  ),
];
