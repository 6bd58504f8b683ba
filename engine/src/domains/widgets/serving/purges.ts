import type { AppContext } from '../../../platform/context.ts';
import { listen } from '../../../platform/database/listen.ts';
import { CACHE_PURGE_CHANNEL } from '../../../platform/page-caches.ts';
import { widgetCache } from './serve.ts';

/** Keeps the answers of this process as new as the database, until stopped. Without it nothing is kept. */
export function followPurges(app: AppContext): { stop(): Promise<void> } {
  const cache = widgetCache(app);
  return listen(
    app.config.DATABASE_URL,
    {
      name: 'widget-purges',
      channels: [CACHE_PURGE_CHANNEL],
      onOpen: () => cache.setConnected(true),
      onNotification: (_, tag) => tag && cache.purge(tag),
      onLost: () => cache.setConnected(false),
    },
    app.log,
  );
}
