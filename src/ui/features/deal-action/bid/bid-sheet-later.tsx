import type { ReactElement } from 'react';
import { later } from '../../../kit/later/later';
import { Sheet } from '../../../kit/sheet/sheet';
import type { BidSheetProps } from './bid-sheet';
import { bidText as text } from './text';

/** Replaces the form when its code did not load. The next opening loads it again. */
function NotCome({ title, send }: BidSheetProps): ReactElement {
  return (
    <Sheet title={title} onClose={() => send({ type: 'form.closed' })}>
      <p className="bid-none" role="alert">
        {text.form.notCome}
      </p>
    </Sheet>
  );
}

/** The bid form. Its code loads when a user who may bid sees the buttons. */
export const bidSheetLater = later(async () => (await import('./bid-sheet')).BidSheet, NotCome);
