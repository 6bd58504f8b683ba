/** The build hands style sheets over as text, made small. */
declare module '*.css' {
  const text: string;
  export default text;
}
