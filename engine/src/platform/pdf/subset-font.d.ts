/** The part of subset-font 2.9 that we use; it ships no types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'sfnt';
    /** The one value of an axis that is left of it. */
    variationAxes: Record<string, number>;
  }
  export default function subsetFont(font: Buffer, letters: string, options: SubsetOptions): Promise<Buffer>;
}
