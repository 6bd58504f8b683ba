export { widgetRoutes } from './router.ts';
export { flushWidgetCounts } from './serving/counts.ts';
export { followPurges } from './serving/purges.ts';
export { openWidgets, serveKeptWidgets } from './serving/serve.ts';
