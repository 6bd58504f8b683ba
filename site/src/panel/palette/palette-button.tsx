import { Suspense, useEffect, useState } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, VisuallyHidden } from '../../ui/index.ts';
import { lazyWithTexts } from '../connection/lazy-with-texts.ts';
import * as panel from '../panel.module.css';

const Palette = lazyWithTexts(() => import('./palette.tsx'), 'Palette');

/** Opens the command palette, also by Ctrl/⌘ K; it is loaded when it is first opened. */
export function PaletteButton() {
  const { t } = useT('panel');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen(true);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className={panel.iconButton}
        aria-keyshortcuts="Control+K Meta+K"
        title={t('palette.title')}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={24} />
        <VisuallyHidden>{t('palette.title')}</VisuallyHidden>
      </button>
      {open && (
        <Suspense fallback={null}>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
