import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { pl } from '@payloadcms/translations/languages/pl';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { guardLocks } from './access/locks.ts';
import { markAsDataUrl } from './admin/mark.ts';
import { buildEndpoints } from './builds/endpoints.ts';
import { collections } from './collections/index.ts';
import { config } from './config.ts';
import { staffTokenEndpoint } from './staff-api/token-endpoint.ts';
import { endpoints } from './export/endpoints.ts';
import { publishedEndpoint } from './live/endpoint.ts';
import { guardCollectionLocale, guardGlobalLocale } from './fields/locale-guard.ts';
import { myWorkEndpoint } from './first-screen/my-work.ts';
import { navigation } from './globals/navigation.ts';
import { siteSettings } from './globals/site-settings.ts';
import { staffSignIn } from './globals/staff-sign-in.ts';
import { previewEndpoints } from './preview/endpoints.ts';
import { BASE_LOCALE, BRAND_NAME, localeOptions } from './locales.ts';
import { mailTransport } from './mail/transport.ts';
import { respondToErrors } from './rest/bad-input.ts';
import { scheduledChangesEndpoint } from './scheduled/endpoint.ts';
import { retryScheduledPublishing } from './scheduled/poller.ts';
import { keyTextsEndpoint } from './search-preview/key-texts.ts';
import { textEndpoints } from './texts/endpoints.ts';

/** Limit of pictures and files. */
const MAX_UPLOAD_BYTES = 20_000_000;

/** What an empty cell of a list shows: Payload's own, “<No translation>”, looks like markup gone wrong. */
const EMPTY_CELL = { general: { noLabel: '–' } };

const here = import.meta.dirname ?? process.cwd();

const built = buildConfig({
  admin: {
    user: 'users',
    avatar: 'default',
    importMap: { baseDir: here, autoGenerate: false },
    meta: {
      titleSuffix: `– ${BRAND_NAME}`,
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: markAsDataUrl() }],
      defaultOGImageType: 'off',
    },
    components: {
      graphics: { Logo: '/admin/logo.tsx#Logo', Icon: '/admin/icon.tsx#Icon' },
      beforeDashboard: ['/first-screen/role-start.tsx#RoleStart'],
      beforeNavLinks: [
        '/first-screen/open-menu.tsx#OpenMenu',
        '/texts/admin/texts-link.tsx#TextsLink',
        '/preview/site-texts-link.tsx#SiteTextsLink',
        '/companies/companies-link.tsx#CompaniesLink',
        '/money/money-links.tsx#MoneyLinks',
        '/desk/desk-link.tsx#DeskLink',
        '/senders/senders-link.tsx#SendersLink',
        '/messages/messages-link.tsx#MessagesLink',
        '/jobs/jobs-view.tsx#JobsLink',
        '/builds/builds-link.tsx#BuildsLink',
      ],
      views: {
        login: { path: '/login', Component: '/sign-in/sign-in-view.tsx#SignInView', exact: true },
        // Not exact: of exact paths Payload shows those with a parameter only to who is signed in.
        invitation: { path: '/invitation', Component: '/people/invitation-view.tsx#InvitationView' },
        secondFactor: {
          path: '/second-factor',
          Component: '/second-factor/admin/second-factor-view.tsx#SecondFactorView',
          exact: true,
        },
        desk: { path: '/moderation', Component: '/desk/desk-view.tsx#DeskView', exact: true },
        companies: { path: '/companies', Component: '/companies/companies-view.tsx#CompaniesView', exact: true },
        company: { path: '/companies/:companyId', Component: '/companies/companies-view.tsx#CompanyView', exact: true },
        invoices: { path: '/invoices', Component: '/money/money-views.tsx#InvoicesView', exact: true },
        invoice: { path: '/invoices/:invoiceId', Component: '/money/money-views.tsx#InvoiceView', exact: true },
        reversals: { path: '/card-reversals', Component: '/money/money-views.tsx#ReversalsView', exact: true },
        statements: { path: '/statements', Component: '/money/money-views.tsx#StatementsView', exact: true },
        partners: { path: '/partners', Component: '/partners/partners-views.tsx#PartnersView', exact: true },
        partner: { path: '/partners/:partnerId', Component: '/partners/partners-views.tsx#PartnerView', exact: true },
        payouts: { path: '/payouts', Component: '/partners/partners-views.tsx#PayoutsView', exact: true },
        failedJobs: { path: '/failed-jobs', Component: '/jobs/jobs-view.tsx#JobsView', exact: true },
        senders: { path: '/senders', Component: '/senders/senders-view.tsx#SendersView', exact: true },
        messages: { path: '/contact', Component: '/messages/messages-view.tsx#MessagesView', exact: true },
        texts: { path: '/texts', Component: '/texts/admin/texts-view.tsx#TextsView', exact: true },
        progress: { path: '/texts/progress', Component: '/texts/admin/texts-view.tsx#ProgressView', exact: true },
        builds: { path: '/builds', Component: '/builds/builds-view.tsx#BuildsView', exact: true },
      },
    },
  },
  // The admin signs in by cookie; other processes use the service key.
  auth: { jwtOrder: ['cookie'] },
  collections: collections.map(guardCollectionLocale),
  cookiePrefix: 'cms',
  cors: [config.publicUrl],
  csrf: [config.publicUrl, `http://localhost:${config.port}`, `http://127.0.0.1:${config.port}`],
  db: postgresAdapter({
    pool: { connectionString: config.databaseUrl, max: 10, application_name: 'cms' },
    schemaName: 'cms',
    idType: 'uuidv7',
    push: false,
    disableCreateDatabase: true,
    migrationDir: path.join(here, 'migrations'),
    blocksAsJSON: true,
  }),
  editor: lexicalEditor(),
  email: mailTransport,
  endpoints: [
    ...endpoints,
    publishedEndpoint,
    ...buildEndpoints,
    ...textEndpoints,
    ...previewEndpoints,
    keyTextsEndpoint,
    myWorkEndpoint,
    scheduledChangesEndpoint,
    staffTokenEndpoint,
  ],
  hooks: { afterError: [respondToErrors] },
  globals: [navigation, siteSettings, staffSignIn].map(guardGlobalLocale),
  graphQL: { disable: true },
  // Only for scheduled publishing, which `scheduled/poller.ts` runs; closed to requests.
  jobs: { access: { queue: () => false, run: () => false, cancel: () => false } },
  i18n: {
    fallbackLanguage: 'en',
    supportedLanguages: { pl, en, de },
    translations: { pl: EMPTY_CELL, en: EMPTY_CELL, de: EMPTY_CELL },
  },
  localization: {
    locales: localeOptions.map(({ value, label }) => ({ code: value, label })),
    defaultLocale: BASE_LOCALE,
    // An empty text stays empty: the translation of its key replaces it, not another locale.
    fallback: false,
  },
  logger: { options: { level: config.logLevel } },
  maxDepth: 3,
  routes: { admin: '/admin', api: '/cms-api' },
  secret: config.secret,
  sharp,
  telemetry: false,
  upload: { abortOnLimit: true, limits: { fileSize: MAX_UPLOAD_BYTES } },
  typescript: { declare: false, autoGenerate: false, outputFile: path.join(here, 'payload-types.ts') },
});

export default built.then(guardLocks).then(retryScheduledPublishing);
