/**
 * What no line can show as it is: control characters, halves of characters, line ends, what is invisible, and
 * what turns the direction of writing, by which a text could look like another.
 */
const unshowable =
  /[\p{Cc}\p{Cs}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]/u;

/** The joiner that makes one picture of several (👩‍🔧), and is invisible anywhere else. */
const joiner =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|\u200d(?!\p{Extended_Pictographic})/u;

/** Whether a text looks as it is, on one line. Total and pure. */
export const isShowable = (text: string): boolean => !unshowable.test(text) && !joiner.test(text);

/** Whether every line of a text looks as it is; tabs come with what is pasted. */
export const areShowable = (text: string): boolean => text.split(/\r?\n|\t/).every(isShowable);
