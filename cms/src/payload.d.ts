import type { Config } from './payload-types.ts';

/** Types of our collections for Payload, apart from the generated file, which other workspaces import. */
declare module 'payload' {
  export interface GeneratedTypes extends Config {
    collections: Config['collections'];
  }
}
