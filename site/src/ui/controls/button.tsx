import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Spinner } from '../feedback/spinner.tsx';
import * as styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'accent' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Full width of its container. */
  block?: boolean;
  /** Icon before the label. */
  icon?: ReactNode;
}

const look = ({ variant = 'primary', size = 'medium', block }: ButtonLook, className?: string) =>
  cx(styles.button, styles[variant], size !== 'medium' && styles[size], block && styles.block, className);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Shows a spinner and ignores clicks; the label stays, so that the width does not change. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  block,
  icon,
  busy,
  className,
  children,
  disabled,
  type,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={look({ variant, size, block }, className)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={18} /> : icon}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonLook {
  href: string;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, block, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look({ variant, size, block }, className)}>
      {icon}
      {children}
    </a>
  );
}
