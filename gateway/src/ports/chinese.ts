/** Facts of Chinese writing: its two scripts, and how it sounds. */
export interface Chinese {
  /** The text in simplified and in traditional characters, where that is another text than the given one. */
  readonly otherScripts: (text: string) => Promise<readonly string[]>;
  /** By each text its sounds in pinyin without tones, one for each character; other signs are as they are. */
  readonly sounds: (texts: readonly string[]) => Promise<readonly (readonly string[])[]>;
}
