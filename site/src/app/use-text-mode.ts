import { useEffect } from 'react';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { TEXT_MODE } from '../lib/addresses/links.ts';

let isOn = false;

/** Loads the translators' tools, for addresses that ask for them only: visitors load nothing of it. */
export function useTextMode(ofCms: boolean): void {
  const { i18n } = useTranslation();
  useEffect(() => {
    isOn ||= location.hash === TEXT_MODE;
    if (isOn)
      void import('../features/staff/text-mode.tsx').then(({ startTextMode }) => startTextMode({ i18n, ofCms }));
  }, [i18n, ofCms]);
}
