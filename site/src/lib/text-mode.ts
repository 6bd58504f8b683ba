import { useEffect } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { TEXT_MODE } from './links.ts';

let isOn = false;

/** Loads what translators need, and only for addresses that say so: visitors pay nothing for it. */
export function useTextMode(ofCms: boolean): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    isOn ||= location.hash === TEXT_MODE;
    if (isOn)
      void import('../features/staff/text-mode.tsx').then(({ startTextMode }) => startTextMode({ i18n, ofCms }));
  }, [i18n, ofCms]);
}
