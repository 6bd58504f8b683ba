/** Saves a text, as UTF-8, or a picture as a file on the visitor's device. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content,
  );
  link.download = name;
  link.click();
  // The download must have started by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
