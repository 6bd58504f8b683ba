/** The package carries no types. Lists by language code. */
declare module 'naughty-words' {
  const lists: Record<string, string[]>;
  export default lists;
}
