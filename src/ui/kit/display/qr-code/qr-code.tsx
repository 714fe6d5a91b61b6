import { encode } from 'uqr';
import type { ReactElement } from 'react';

export interface QrCodeProps {
  /** What a phone reads from it; nothing that only its owner may know. */
  readonly text: string;
  /** The accessible name, for users who cannot see it. */
  readonly label: string;
}

/** The dark modules, row by row, as runs: one path for a code of any size. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isSet, x) => {
        if (!isSet || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        return [`M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`];
      }),
    )
    .join('');

/** A QR code with its quiet zone, drawn as one path. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={pathOf(data)} shapeRendering="crispEdges" />
    </svg>
  );
}
