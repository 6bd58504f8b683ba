'use client';
import { PublishButton, useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Payload's button. For a page that was never published it counts no unpublished versions, and so offers to plan that
 * the page is unpublished: such a draft is one.
 */
export function PagePublishButton() {
  const { id, hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo();
  const isFresh = id !== undefined && !hasPublishedDoc && unpublishedVersionCount === 0;
  useEffect(() => {
    if (isFresh) setUnpublishedVersionCount(1);
  }, [isFresh, setUnpublishedVersionCount]);
  return <PublishButton />;
}
