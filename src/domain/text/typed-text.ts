/** The control characters but the tab and the line's ends, and halves of characters. */
const untypable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** A text without what nobody types and no gateway takes, such as U+0000 out of a copied table. Pure. Source: SCR-11. */
export const typedText = (text: string): string => text.replace(untypable, '');
