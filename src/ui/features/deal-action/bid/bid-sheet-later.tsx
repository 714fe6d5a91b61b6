import type { ReactElement } from 'react';
import { later } from '../../../kit/later/later';
import { Sheet } from '../../../kit/sheet/sheet';
import type { BidSheetProps } from './bid-sheet';
import { bidText as text } from './text';

/** Stands where the form would, when its code has not come; put away and opened again, it is fetched again. */
function NotCome({ title, send }: BidSheetProps): ReactElement {
  return (
    <Sheet title={title} onClose={() => send({ type: 'form.closed' })}>
      <p className="bid-none" role="alert">
        {text.form.notCome}
      </p>
    </Sheet>
  );
}

/** What is typed into to bid, whose code comes to those who may, as soon as they see the buttons. */
export const bidSheetLater = later(async () => (await import('./bid-sheet')).BidSheet, NotCome);
