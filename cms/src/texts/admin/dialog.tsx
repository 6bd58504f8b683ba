'use client';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  title: string;
  close: string;
  children: ReactNode;
  onClose: () => void;
}

/** A modal dialog; Esc and the close button close it. */
export function Dialog({ title, close, children, onClose }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current?.showModal(), []);
  return (
    <dialog ref={box} className="texts__dialog" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" aria-label={close} title={close} onClick={() => box.current?.close()}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}
