import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import './staff-page.css';

/** Frame of our own pages in the admin; redirects to the sign-in and back. */
export function StaffPage({
  view: { initPageResult, params, searchParams },
  path,
  className,
  children,
}: {
  view: AdminViewServerProps;
  /** The path of the page, for example `/admin/builds`. */
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
