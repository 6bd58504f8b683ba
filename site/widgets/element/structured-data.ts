const shown = new Map<string, { script: Promise<Element | null>; users: number }>();

/**
 * Puts a product's structured data into the page's head, once however many widgets show the product.
 * @param url answers a page with nothing but the data
 * @returns takes them away with their last widget
 */
export function addStructuredData(product: string, url: string): () => void {
  const entry = shown.get(product) ?? { script: place(url), users: 0 };
  shown.set(product, entry);
  entry.users += 1;
  return () => {
    entry.users -= 1;
    if (entry.users > 0) return;
    shown.delete(product);
    void entry.script.then((script) => script?.remove());
  };
}

/**
 * Pages with Trusted Types complain of every script element that a script has written, of data too. One that came with
 * a page of ours was written by the parser.
 */
const place = (url: string): Promise<Element | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('loadend', () => {
      const script = request.responseXML?.querySelector('script[type="application/ld+json"]') ?? null;
      if (script) document.head.append(script);
      resolve(script);
    });
    request.open('GET', url);
    request.send();
  });
