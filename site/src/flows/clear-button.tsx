import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Scripted } from './scripted.ts';
import { focusFirstInput } from '../lib/browser/focus.ts';
import { useT } from '../lib/texts/i18n.ts';
import { VisuallyHidden } from '../ui/layout.tsx';
import { cx } from '../ui/cx.ts';
import * as styles from './clear-button.module.css';

interface ClearButtonProps {
  /** What is cleared, for screen readers. */
  children: ReactNode;
  /** Language of `children`, if not the page's. */
  lang?: string;
  /** Positions the button; by default it is in the line of the legend, where appearing moves nothing. */
  className?: string;
  onClear(): void;
}

/** Clears the radio buttons beside it and returns the focus to the first of them. */
export function ClearButton({ children, lang, className = styles.inLegend, onClear }: ClearButtonProps) {
  const { t } = useT('invitation');
  const scripted = useContext(Scripted);
  if (!scripted) return null;
  return (
    <button
      type="button"
      className={cx(styles.clear, className)}
      onClick={(event) => {
        focusFirstInput(event.currentTarget, 'div');
        onClear();
      }}
    >
      {t('edit.details.clear')}
      <VisuallyHidden lang={lang}> {children}</VisuallyHidden>
    </button>
  );
}
