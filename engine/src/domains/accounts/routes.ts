import { signInRoutes } from './router.ts';
import { settingsRoutes } from './settings/router.ts';

export const accountRoutes = [...signInRoutes, ...settingsRoutes];
