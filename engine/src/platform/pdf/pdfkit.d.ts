/** Options of pdfkit 0.20 that its types lack. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a table's header. */
    scope?: 'Column' | 'Row' | 'Both';
    /** Left, top, right and bottom of a figure. */
    bbox?: [number, number, number, number];
  }
}
