/** Gatsby exports the class names of a CSS module one by one. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.css' {}

/** Made by `node/fonts.ts`; absent in a fresh clone. */
declare module '*/sheet.json' {
  const sheet: {
    css: string;
    preload: Partial<Record<string, string[]>>;
    fallbacks: { greek: string; cyrillic: string };
  };
  export default sheet;
}
