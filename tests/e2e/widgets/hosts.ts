import { EVERY_WIDGET, embed, reservingRules } from './widget-test.ts';

export interface Host {
  body: string;
  headers?: Record<string, string>;
  /** Style sheet beside the page, at `/shop.css`. */
  css?: string;
}

const between = '<p>Text of the shop that must not move.</p>';
const all = (styled: boolean) => EVERY_WIDGET.map((one) => `${embed(one, { styled })}\n${between}`).join('\n');
const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Shop</title>${head}</head><body><main><h1>Shop</h1>${body}</main></body></html>`;

/** Shops that make it hard, and a plain one to compare with. Each has every widget in every layout. */
export const HOSTS: Record<string, (origin: string) => Host> = {
  plain: (origin) => ({
    body: page(
      '<style>body{margin:0 16px;font:16px/1.5 sans-serif}</style>',
      `${all(true)}<script async src="${origin}/widgets/loader.js"></script>`,
    ),
  }),

  // Resets all and shouts at every element.
  reset: (origin) => ({
    body: page(
      '<link rel="stylesheet" href="/shop.css">',
      `${all(true)}<script async src="${origin}/widgets/loader.js"></script>`,
    ),
    css: `
      html { font-size: 62.5% !important; letter-spacing: 3px !important; word-spacing: 9px !important; }
      body { margin: 0 16px !important; }
      main, h1, p { display: block !important; font: 16px/1.5 sans-serif !important; }
      * { box-sizing: content-box !important; padding: 0; float: none; text-transform: uppercase !important;
          font-family: cursive !important; line-height: 3 !important; color: #595959 !important; text-align: right !important;
          border-radius: 20px !important; text-indent: 40px !important; visibility: visible; }
      div, span, ul, li, a, button, svg, article, details, summary, strong { all: unset !important; display: inline !important; }
      review-widget:defined { opacity: 0.1 !important; transform: rotate(3deg) !important; filter: blur(4px) !important;
          width: 50px !important; height: 10px !important; padding: 50px !important; columns: 3 !important;
          text-shadow: 0 0 4px red !important; direction: rtl !important; overflow: hidden !important; }
      .w, .card, .head { display: none !important; }`,
  }),

  // Nothing inline, no evaluation, no Trusted Types policy, nobody but us.
  strict: (origin) => ({
    body: page(
      '<link rel="stylesheet" href="/shop.css">',
      `${all(false)}<script async src="${origin}/widgets/loader.js"></script>`,
    ),
    css: `body{margin:0 16px;font:16px/1.5 sans-serif}\n${reservingRules(EVERY_WIDGET)}`,
    headers: {
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src ${origin}`,
        "style-src 'self'",
        `connect-src ${origin}`,
        `img-src ${origin}`,
        `frame-src ${origin}`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ].join('; '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  }),

  // No doctype, a table for the layout, font elements, handlers in attributes, and a script that changes built-ins.
  old: (origin) => ({
    body: `<html lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1"><title>Shop</title>
      <script>
        Array.prototype.each = function (act) { for (var i = 0; i < this.length; i++) act(this[i]); };
        Object.prototype.extend = function () { return this; };
        Element.prototype.hide = function () { this.style.display = 'none'; };
        window.$ = function (id) { return document.getElementById(id); };
      </script>
      <style>table, td { font: bold 11px Verdana; color: #333366 } a:link { color: blue } body { margin: 0 16px; text-align: center }</style></head>
      <body bgcolor="#ffffff" text="#333366" link="#0000cc"><h1>Shop</h1>
      <table border="0" cellpadding="0" cellspacing="0" width="100%" style="table-layout:fixed" role="presentation"><tr><td valign="top"><center><font face="Comic Sans MS" size="5">
      ${all(true)}
      </font></center></td></tr></table>
      <script src="${origin}/widgets/loader.js"></script></body></html>`,
  }),
};
