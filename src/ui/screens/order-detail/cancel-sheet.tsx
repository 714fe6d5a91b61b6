import type { ReactElement } from 'react';
import type { AskFirstEvent } from '../../../application/kit/ask-first/machine';
import { Button } from '../../kit/action/button/button';
import { Sheet } from '../../kit/sheet/sheet';
import { orderDetailText } from './text';

const text = orderDetailText.cancel;

export interface CancelSheetProps {
  readonly send: (event: AskFirstEvent<string>) => void;
}

/** Asks whether an order is really to be cancelled. */
export function CancelSheet({ send }: CancelSheetProps): ReactElement {
  return (
    <Sheet title={text.title} onClose={() => send({ type: 'ask.dismissed' })}>
      <div className="order-form">
        <p>{text.text}</p>
        <div className="order-two">
          <Button block onPress={() => send({ type: 'ask.dismissed' })}>
            {text.keep}
          </Button>
          <Button kind="danger" block onPress={() => send({ type: 'ask.confirmed' })}>
            {text.confirm}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
