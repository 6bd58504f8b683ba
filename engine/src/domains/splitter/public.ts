export { drawForBrowser, drawSite, elsewhereOf } from './draw.ts';
export { publicSplitter } from './model.ts';
export { splitterJson } from './repo.ts';
export type { SplitterFacts } from './repo.ts';
export { forgetDraws } from './retention.ts';
export { splitterRoutes } from './router.ts';
