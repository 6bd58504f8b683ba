'use client';
import { useNav, usePreferences } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Where the menu fits beside a page. Payload itself keeps it closed up to 1440 pixels. */
const DESK = '(min-width: 1025px)';

/** Opens the menu on the screens of desks, unless one has closed it. */
export function OpenMenu() {
  const { setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  useEffect(() => {
    if (!window.matchMedia(DESK).matches) return undefined;
    let here = true;
    void getPreference<{ open?: boolean } | undefined>('nav').then((kept) => {
      if (here && kept?.open !== false) setNavOpen(true);
    });
    return () => {
      here = false;
    };
  }, [getPreference, setNavOpen]);
  return null;
}
