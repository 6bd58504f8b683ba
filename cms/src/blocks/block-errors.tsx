'use client';
import { useAllFormFields, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Marks the list of blocks when one of its blocks is refused, and with it the tab: Payload's tabs count the errors of
 * their own fields only, and those of blocks lie deeper.
 */
export function BlockErrors() {
  const [fields, dispatch] = useAllFormFields();
  const isSubmitted = useFormSubmitted();
  const isMarked = useRef(false);
  const isWrong =
    isSubmitted && Object.entries(fields).some(([path, { valid }]) => path.startsWith('blocks.') && valid === false);
  useEffect(() => {
    if (isWrong === isMarked.current) return;
    isMarked.current = isWrong;
    dispatch({ type: 'UPDATE', path: 'blocks', valid: !isWrong });
  }, [isWrong, dispatch]);
  return null;
}
