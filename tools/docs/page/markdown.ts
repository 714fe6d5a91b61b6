import { filled, type Block } from './blocks';

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const written = (block: Block): string => {
  switch (block.kind) {
    case 'title':
      return `# ${block.text}`;
    case 'heading':
      return `## ${block.text}`;
    case 'text':
      return block.text;
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'picture':
      return `![${block.words}](${block.file})`;
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows].map(row).join('\n');
  }
};

/** A page as Markdown. */
export const markdown = (blocks: readonly Block[]): string => `${filled(blocks).map(written).join('\n\n')}\n`;
