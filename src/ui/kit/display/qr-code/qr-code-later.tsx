import type { ReactElement } from 'react';
import { later } from '../../later/later';
import type { QrCodeProps } from './qr-code';

/** The address itself, where the code that draws it does not come. */
function Address({ text }: QrCodeProps): ReactElement {
  return <p className="qr-address">{text}</p>;
}

/** A QR code. What draws it comes with the first one. */
export const qrCodeLater = later<QrCodeProps>(async () => (await import('./qr-code')).QrCode, Address);
