import { Checkbox } from 'antd-mobile';
import type { ReactElement } from 'react';
import type { UnsubscribeEvent } from '../../../application/unsubscribe/events';
import type { UnsubscribeStatus } from '../../../application/unsubscribe/status';
import { Button } from '../../parts/button/button';
import { FieldError } from '../../parts/field/field-error';
import { Panel } from '../../parts/panel/panel';
import { unsubscribePageText as text } from './text';
import '../../design/antd-mobile';

export interface LossesProps {
  readonly status: UnsubscribeStatus;
  readonly send: (event: UnsubscribeEvent) => void;
}

/** What is lost with the account, and the tick without which nobody goes on. */
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
          <Checkbox
            className="losses-tick"
            checked={status.understood}
            onChange={() => send({ type: 'unsubscribe.understoodToggled' })}
          >
            {text.understood}
          </Checkbox>
          {status.error === null ? null : <FieldError id="unsubscribe-error">{status.error}</FieldError>}
        </div>
        <Button block onPress={() => send({ type: 'unsubscribe.continued' })}>
          {text.goOn}
        </Button>
      </div>
    </Panel>
  );
}
