import { useState } from 'react';
import type { DragEvent } from 'react';

/** Makes an element take dropped files. Without `onFiles` it takes none. */
export function useDropTarget(onFiles: ((files: readonly File[]) => void) | undefined) {
  const [over, setOver] = useState(false);
  const isFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
  return {
    over,
    onDragOver(event: DragEvent) {
      if (!onFiles || !isFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      setOver(false);
      if (!onFiles || !isFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
}
