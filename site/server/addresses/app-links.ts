import type { RequestHandler } from 'express';
import { z } from 'zod';

const ANDROID_APP = /^([a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+)=([0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){31})$/;
const APPLE_APP = /^[A-Z0-9]{10}\.[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/;

const listed = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Android apps as `package=fingerprint`, separated by commas; a package may have several certificates. */
export const AndroidApps = z
  .string()
  .transform(listed)
  .refine((apps) => apps.length > 0 && apps.every((app) => ANDROID_APP.test(app)), {
    message: 'must look like com.example.shop=AB:CD:… with the SHA-256 fingerprint of the certificate (32 bytes)',
  });

/** Apps of iOS as `team.bundle`, separated by commas. */
export const AppleApps = z
  .string()
  .transform(listed)
  .refine((apps) => apps.length > 0 && apps.every((app) => APPLE_APP.test(app)), {
    message: 'must look like ABCDE12345.com.example.shop: the id of the team, and of the app',
  });

/** Links that apps may open: those of invitations, short ones too. Never pages of others, the panel or the admin. */
const OPENED = ['/invitation/*', '/*/invitation/*', '/i/*'];

/** What Android reads: https://developer.android.com/training/app-links/verify-applinks */
function assetLinks(apps: readonly string[]) {
  const certificates = new Map<string, string[]>();
  for (const app of apps) {
    const [, name = '', fingerprint = ''] = ANDROID_APP.exec(app) ?? [];
    certificates.set(name, [...(certificates.get(name) ?? []), fingerprint.toUpperCase()]);
  }
  return [...certificates].map(([name, fingerprints]) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  }));
}

/** What iOS reads: https://developer.apple.com/documentation/xcode/supporting-associated-domains */
const siteAssociation = (apps: readonly string[]) => ({
  applinks: { details: [{ appIDs: apps, components: OPENED.map((path) => ({ '/': path })) }] },
});

/** Addresses of both files. */
export const APP_LINK_PATHS = {
  android: '/.well-known/assetlinks.json',
  apple: '/.well-known/apple-app-site-association',
} as const;

/** A file for a system of phones. Without apps there is none: the request goes on to what is not there. */
export function appLinks(apps: { android?: string[] | undefined; apple?: string[] | undefined }): RequestHandler {
  const files: Record<string, unknown> = {
    [APP_LINK_PATHS.android]: apps.android && assetLinks(apps.android),
    [APP_LINK_PATHS.apple]: apps.apple && siteAssociation(apps.apple),
  };
  return (req, res, next) => {
    const file = files[req.path];
    if (file === undefined) return next();
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.type('application/json').send(JSON.stringify(file));
  };
}
