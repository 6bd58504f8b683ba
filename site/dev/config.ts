import { ConfigInvalid, readConfig, type Config } from '../server/config.ts';

/** The front door's settings, with the cms's key, without which there are no pages. @throws ConfigInvalid */
export function readDevConfig(
  env: NodeJS.ProcessEnv = process.env,
): Config & Required<Pick<Config, 'CMS_SERVICE_KEY'>> {
  const config = readConfig(env);
  const { CMS_SERVICE_KEY } = config;
  if (CMS_SERVICE_KEY === undefined) throw new ConfigInvalid('The site cannot start without CMS_SERVICE_KEY.');
  // Request logs and restarts of upstreams are noise during development.
  return { ...config, CMS_SERVICE_KEY, LOG_LEVEL: config.LOG_LEVEL === 'info' ? 'error' : config.LOG_LEVEL };
}
