import type { ReactElement } from 'react';
import type { UnsubscribeEvent } from '../../../application/session/unsubscribe/events';
import type { UnsubscribeStatus } from '../../../application/session/unsubscribe/status';
import { Button } from '../../kit/action/button/button';
import { FieldError } from '../../kit/form/field/field-error';
import { Panel } from '../../kit/display/panel/panel';
import { TickBox } from '../../kit/form/tick-box/tick-box';
import { unsubscribePageText as text } from './text';

export interface LossesProps {
  readonly status: UnsubscribeStatus;
  readonly send: (event: UnsubscribeEvent) => void;
}

const errorId = 'unsubscribe-error';

/** The losses with the account, and the confirmation that is required to go on. */
export function Losses({ status, send }: LossesProps): ReactElement {
  return (
    <Panel title={text.lead}>
      <ul className="losses">
        {text.losses.map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      <div className="member-form">
        <div>
          <TickBox
            ticked={status.understood}
            describedBy={status.error === null ? undefined : errorId}
            onToggle={() => send({ type: 'unsubscribe.understoodToggled' })}
          >
            {text.understood}
          </TickBox>
          {status.error === null ? null : <FieldError id={errorId}>{status.error}</FieldError>}
        </div>
        <Button block onPress={() => send({ type: 'unsubscribe.continued' })}>
          {text.goOn}
        </Button>
      </div>
    </Panel>
  );
}
