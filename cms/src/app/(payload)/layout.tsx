import '@payloadcms/next/css';
import './admin.css';
import '../../builds/builds.css';
import '../../desk/desk.css';
import '../../hint-preview/hint-preview.css';
import '../../messages/messages.css';
import '../../scheduled/plans.css';
import '../../search-preview/search-preview.css';
import '../../texts/admin/texts.css';
import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async function (args) {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
