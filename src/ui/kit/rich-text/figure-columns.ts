const figure = /^[+-]?¥?\d[\d,]*(?:\.\d+)?[\s\u202f]*(?:%|倍|年|天|[万亿]?元|[万亿])?$/;

const readsAsFigure = (cell: HTMLTableCellElement): boolean => figure.test(cell.textContent.trim());

const hasSpans = (rows: readonly HTMLTableRowElement[]): boolean =>
  rows.some((row) => Array.from(row.cells).some(({ colSpan, rowSpan }) => colSpan > 1 || rowSpan > 1));

/** Sets a table's columns of figures right, their heads with them, so that they compare one below the other. */
export const alignFigures = (table: HTMLTableElement): void => {
  const rows = Array.from(table.rows);
  if (hasSpans(rows)) return;
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  for (let column = 0; column < columns; column += 1) {
    const cells = rows.flatMap(({ cells }) => cells.item(column) ?? []);
    const values = cells.filter(({ tagName }) => tagName === 'TD');
    if (values.length > 0 && values.every(readsAsFigure))
      for (const cell of cells) cell.classList.add('figures');
  }
};
