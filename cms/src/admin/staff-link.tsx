import Link from 'next/link';
import type { ReactNode } from 'react';

/** A link to a page of our own in the admin's navigation. */
export const StaffLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link className="staff-link" href={href} prefetch={false}>
    {children}
  </Link>
);
