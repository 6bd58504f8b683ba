import type { Page } from '@playwright/test';

/**
 * Words on the open page that are cut off, or run out of the box they belong to or of the window. What can be scrolled
 * into view and excerpts (`line-clamp`) do not count.
 */
export const wordsCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Elements whose words stay within them. */
    const BOXES = 'button, a, label, legend, summary, th, td, dt, dd, li, h1, h2, h3, p, [role=tab], [role=menuitem]';
    /** Rounding of fractions of a pixel. */
    const SLACK = 1.5;
    const found = new Set<string>();
    const name = (element: Element): string => {
      const word = (element.className.toString().split(' ')[0] ?? '').slice(0, 60);
      return `${element.tagName.toLowerCase()}${word && `.${word}`}`;
    };

    /** Words for screen readers alone stand in a box of one pixel. */
    const isHidden = (start: Element): boolean => {
      for (let element: Element | null = start; element; element = element.parentElement) {
        const { position, overflowX, clipPath } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        if (clipPath === 'inset(50%)') return true;
        if (position === 'absolute' && overflowX !== 'visible' && (width <= 1 || height <= 1)) return true;
      }
      return false;
    };

    function faultOf(text: DOMRect, start: Element): string | null {
      if (isHidden(start)) return null;
      const box = start.closest(BOXES);
      const own = box?.getBoundingClientRect();
      if (box && own && getComputedStyle(box).display !== 'inline' && text.right > own.right + SLACK)
        return `runs out of ${name(box)} by ${Math.round(text.right - own.right)} px`;
      for (let element: Element | null = start; element; element = element.parentElement) {
        const style = getComputedStyle(element);
        if (style.webkitLineClamp !== 'none' || /auto|scroll/.test(style.overflowX)) return null;
        if (style.position === 'fixed') break;
        const clips = (axis: string): boolean => axis === 'hidden' || axis === 'clip';
        const edge = element.getBoundingClientRect();
        if (clips(style.overflowX) && (text.right > edge.right + SLACK || text.left < edge.left - SLACK))
          return `is cut off in ${name(element)}`;
        if (clips(style.overflowY) && text.bottom > edge.bottom + 3) return `is cut off below in ${name(element)}`;
      }
      return text.right > window.innerWidth + SLACK || text.left < -SLACK ? 'runs out of the window' : null;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: words } = node;
      if (!parent || !words?.trim() || parent.closest('svg, script, style, select, noscript')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        // A link to skip to the content waits above the window.
        if (rect.width <= 1 || rect.bottom <= 0) continue;
        const fault = faultOf(rect, parent);
        if (fault) found.add(`“${words.trim().slice(0, 60)}” ${fault}`);
      }
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
      if (!pen || !select.checkVisibility()) continue;
      const style = getComputedStyle(select);
      pen.font = style.font;
      const words = select.selectedOptions[0]?.text ?? '';
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      // An address is as long as its owner has made it.
      if (!words.includes('@') && select.clientWidth > 1 && pen.measureText(words).width > room + SLACK)
        found.add(`“${words}” is cut off in a select of ${Math.round(room)} px`);
    }
    return [...found];
  });
