const shown = new Map<string, { script: HTMLScriptElement; users: number }>();

/**
 * Puts a product's structured data into the page's head, once however many widgets show the product.
 * @returns takes them away with their last widget
 */
export function addStructuredData(product: string, jsonLd: object): () => void {
  let entry = shown.get(product);
  if (!entry) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // A text node and not `text`, which pages with Trusted Types refuse; data are not run.
    script.append(document.createTextNode(JSON.stringify(jsonLd).replaceAll('<', '\\u003c')));
    document.head.append(script);
    entry = { script, users: 0 };
    shown.set(product, entry);
  }
  entry.users += 1;
  const { script } = entry;
  return () => {
    const current = shown.get(product);
    if (!current || --current.users > 0) return;
    script.remove();
    shown.delete(product);
  };
}
