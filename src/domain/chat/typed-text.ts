/** The control characters but the tab and the line's ends, and halves of characters. */
const untypable = /[\p{Surrogate}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu;

/** A text without what nobody types and no gateway takes, such as U+0000 out of a copied table. Pure. Source: SCR-11. */
export const typedText = (text: string): string => text.replace(untypable, '');
