import type { Config } from './payload-types.ts';

/** Payload's own types of our collections. Kept apart from the generated file, so that other workspaces can import that one. */
declare module 'payload' {
  export interface GeneratedTypes extends Config {
    collections: Config['collections'];
  }
}
