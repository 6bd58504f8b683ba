import type { CollectionConfig, PayloadRequest } from 'payload';
import { collectionAccess } from '../access/payload.ts';
import { blocks, knownBlocks } from '../blocks/index.ts';
import { nameAndLabel } from '../fields/labels.ts';
import { textValidation } from '../fields/validation.ts';
import { type Finding, sitePathRule } from '../fields/rules.ts';
import { hasLocalePrefix, hidesPage } from '../fields/site-routes.ts';
import { seo } from '../fields/seo.ts';
import { checkDraftPath, freePath } from './page-paths.ts';
import { collectionNotices } from '../notices/hooks.ts';
import { searchWordsToo } from '../page-search/search-pages.ts';
import { formLocale, originOf, previewLink } from '../preview/link.ts';
import { savedBy, VERSIONS_VIEW, writeSavedBy } from '../versions/saved-by.ts';
import { labelsOf, adminText } from '../words/admin-text.ts';

/** The preview of a page; null for one that was never saved. */
const previewOf = (id: unknown, locale: string): string | null =>
  typeof id === 'string' ? previewLink({ page: id, locale }) : null;

/** Refuses paths where something else would answer instead of the page. */
async function pathRule(path: unknown, { payload, transactionID }: PayloadRequest): Promise<Finding> {
  const shape = sitePathRule(path);
  if (shape !== true || typeof path !== 'string') return shape;
  if (hasLocalePrefix(path)) return 'rules.pathLocale';
  if (hidesPage(path)) return 'rules.pathRoute';
  const { totalDocs } = await payload.count({
    collection: 'redirects',
    where: { from: { equals: path } },
    overrideAccess: true,
    ...(transactionID !== undefined && { req: { transactionID } }),
  });
  return totalDocs === 0 ? true : 'rules.pathRedirect';
}

const notices = collectionNotices('pages');

/** Marketing pages: blocks at a path, with drafts and versions. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: labelsOf('page'),
  access: collectionAccess('pages'),
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'path', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'path'],
    group: adminText('groups.site'),
    components: {
      edit: {
        beforeDocumentControls: [
          '/live/live-control.tsx#LiveControl',
          '/page-languages/languages-control.tsx#LanguagesControl',
          '/blocks/block-errors.tsx#BlockErrors',
        ],
        PublishButton: '/scheduled/page-publish-button.tsx#PagePublishButton',
      },
      views: { edit: VERSIONS_VIEW },
    },
    preview: ({ id }, { locale }) => previewOf(id, locale),
    livePreview: {
      // The admin only talks to a frame with an absolute URL.
      url: ({ data, locale, req }) => {
        const link = previewOf(data.id, formLocale(req.headers) ?? locale.code);
        return link && new URL(link, originOf(req.headers)).href;
      },
      breakpoints: [
        { name: 'phone', label: '390 × 844', width: 390, height: 844 },
        { name: 'desktop', label: '1440 × 900', width: 1440, height: 900 },
      ],
    },
  },
  hooks: {
    ...notices,
    beforeOperation: [...(notices.beforeOperation ?? []), searchWordsToo],
    beforeChange: [checkDraftPath(pathRule), writeSavedBy],
  },
  // The preview follows what is typed: it reloads with every save.
  versions: {
    drafts: { schedulePublish: true, autosave: { interval: 1500, showSaveDraftButton: true } },
    maxPerDoc: 50,
  },
  fields: [
    savedBy,
    {
      name: 'scheduledChanges',
      type: 'ui',
      admin: { components: { Field: '/scheduled/scheduled-changes-field.tsx#ScheduledChangesField' } },
    },
    {
      ...nameAndLabel('name', 'pageTitle'),
      type: 'text',
      required: true,
      maxLength: 120,
      admin: { description: adminText('hints.pageTitle') },
    },
    {
      ...nameAndLabel('path'),
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 200,
      admin: { description: adminText('hints.path') },
      hooks: { beforeDuplicate: [freePath] },
      validate: textValidation((path, { req }) => pathRule(path, req)),
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: adminText('fields.blocks'),
          fields: [{ ...nameAndLabel('blocks'), type: 'blocks', blocks, maxRows: 60, validate: knownBlocks }],
        },
        { label: adminText('fields.seo'), fields: [{ ...seo, label: false }] },
      ],
    },
  ],
};
