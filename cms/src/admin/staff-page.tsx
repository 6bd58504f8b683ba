import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import './staff-page.css';

/** A page of our own within the admin's frame; who is not signed in is led there and back. */
export function StaffPage({
  view: { initPageResult, params, searchParams },
  path,
  className,
  children,
}: {
  view: AdminViewServerProps;
  /** Where the page lies: `/admin/builds`. */
  path: string;
  className: string;
  children: ReactNode;
}) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams && { searchParams })}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <main className={`staff-page ${className} gutter--left gutter--right`}>{children}</main>
    </DefaultTemplate>
  );
}
