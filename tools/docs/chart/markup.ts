/** Text made safe inside XML and HTML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A number with at most one decimal, so that the same chart is written the same everywhere. */
export const rounded = (value: number): string => String(Math.round(value * 10) / 10);

/** An element with its attributes, in the order given; numbers are rounded. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: readonly string[]
): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`)
    .join('');
  return content.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${content.join('')}</${name}>`;
};
