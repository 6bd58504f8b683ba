import { ConfigInvalid, readConfig, type Config } from '../server/config.ts';

/** What the front door needs, and the key of the cms, without which there are no pages. @throws ConfigInvalid */
export function readDevConfig(
  env: NodeJS.ProcessEnv = process.env,
): Config & Required<Pick<Config, 'CMS_SERVICE_KEY'>> {
  const config = readConfig(env);
  const { CMS_SERVICE_KEY } = config;
  if (CMS_SERVICE_KEY === undefined) throw new ConfigInvalid('The site cannot start without CMS_SERVICE_KEY.');
  // Nobody reads that their own requests were answered, or that an upstream is starting anew.
  return { ...config, CMS_SERVICE_KEY, LOG_LEVEL: config.LOG_LEVEL === 'info' ? 'error' : config.LOG_LEVEL };
}
