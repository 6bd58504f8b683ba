/** Whether the browser can hand pictures over to apps. */
export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] });
}

/** Hands a picture and its text over to an app that the person chooses. Choosing none is not a failure. @throws if it fails */
export async function sharePost(picture: string, name: string, text: string): Promise<void> {
  const answer = await fetch(picture);
  if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`);
  const file = new File([await answer.blob()], name, { type: 'image/png' });
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
