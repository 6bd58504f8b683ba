import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';

const repository = path.resolve(import.meta.dirname, '..');

/** The public origin's host: behind the front door, forms come from there and not from this process's own host. */
const publicHost = new URL(process.env.PUBLIC_URL || 'http://localhost:8000').host;

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  // One copy for all bundles, loaded only where a DSN is set.
  serverExternalPackages: ['@sentry/node'],
  transpilePackages: ['@app/contracts', '@app/locales'],
  // Types are checked by `npm run typecheck`, for all workspaces in one go.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    serverActions: { allowedOrigins: [publicHost] },
    // Both keep the memory of a build under 2 GB.
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
    // Payload tells errors apart by the names of their classes.
    serverMinification: false,
  },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'Referrer-Policy', value: 'same-origin' },
      ],
    },
  ],
};

export default withPayload(config);
