import advances from './advances.json' with { type: 'json' };

/** How a piece of text is set: its size in px and whether it is bold. */
export interface TextStyle {
  readonly size: number;
  readonly bold: boolean;
}

const tables: Readonly<Record<'regular' | 'bold', Readonly<Record<string, number>>>> = advances;

/** Characters that the table does not name are full-width Chinese ones, or taken as wide as those, to be safe. */
const fullWidth = 1000;

/** The width of a line of text in px. */
export const textWidth = (text: string, { size, bold }: TextStyle): number => {
  const table = tables[bold ? 'bold' : 'regular'];
  const thousandths = Array.from(text).reduce((sum, character) => sum + (table[character] ?? fullWidth), 0);
  return (thousandths * size) / 1000;
};
