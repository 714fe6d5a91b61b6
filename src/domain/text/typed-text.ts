import { fieldText } from './field-text';

/** The control characters but the tab and the line's ends, and halves of characters. */
const untypable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/**
 * A text without characters that no keyboard types and no gateway takes, such as U+0000 out of a copied table, and cut
 * where it is too long for any field. Source: SCR-11, VAL-06.
 */
export const typedText = (text: string): string => fieldText(text).replace(untypable, '');
