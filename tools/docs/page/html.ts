import { element, escaped } from '../chart/markup';
import { filled, type Block } from './blocks';
import { pageStyle } from './viewer-style';

/** Links between pages lead to the written-out pages here, not to the Markdown ones. */
const address = (target: string): string => target.replace(/^([a-z-]+)\.md\b/, '$1.html');

const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, target: string) =>
      element('a', { href: address(target) }, words),
    );

const cells = (name: 'td' | 'th', row: readonly string[]): string =>
  `<tr>${row.map((cell) => `<${name}>${inline(cell)}</${name}>`).join('')}</tr>`;

const written = (block: Block): string => {
  switch (block.kind) {
    case 'title':
      return `<h1>${inline(block.text)}</h1>`;
    case 'heading':
      return `<h2>${inline(block.text)}</h2>`;
    case 'text':
      return `<p>${inline(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
    case 'picture':
      return element('img', { src: block.file, alt: block.words });
    case 'table':
      return `<table><thead>${cells('th', block.head)}</thead><tbody>\n${block.rows.map((row) => cells('td', row)).join('\n')}\n</tbody></table>`;
  }
};

/** A page as HTML, without script or outside resources. */
export const html = (name: string, blocks: readonly Block[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
<style>${pageStyle}</style>
</head>
<body>
${filled(blocks).map(written).join('\n')}
</body>
</html>
`;
