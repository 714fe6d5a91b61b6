/** A table of opencc-js: entries separated by '|', each a character, a blank, and what it is in the other script. */
declare module 'opencc-js/dict/*' {
  const table: string;
  export default table;
}
