/** The parts of a page. Text may hold `code` in backticks and links as [words](address). */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'picture'; readonly words: string; readonly file: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export const title = (text: string): Block => ({ kind: 'title', text });
export const heading = (text: string): Block => ({ kind: 'heading', text });
export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (items: readonly string[]): Block => ({
  kind: 'list',
  items,
});
export const picture = (words: string, file: string): Block => ({
  kind: 'picture',
  words,
  file,
});
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});

const isEmpty = (block: Block): boolean => {
  if (block.kind === 'list') return block.items.length === 0;
  if (block.kind === 'table') return block.rows.length === 0;
  return block.kind === 'picture' ? false : block.text === '';
};

export const filled = (blocks: readonly Block[]): readonly Block[] =>
  blocks.filter((block) => !isEmpty(block));

/** A heading with an introduction and its list or table; nothing when that is empty. */
export const section = (name: string, content: Block, introduction = ''): readonly Block[] =>
  isEmpty(content) ? [] : [heading(name), ...filled([text(introduction), content])];

export const code = (name: string): string => `\`${name}\``;
export const codes = (names: readonly string[]): string => names.map(code).join(', ');
