import type { ReactElement } from 'react';
import type { DevicesEvent } from '../../../application/session/devices/events';
import type { LoginDevice } from '../../../domain/member/login-device';
import { Button } from '../../kit/action/button/button';
import { RowQuestion } from '../../kit/action/row-question/row-question';
import { StatusTag } from '../../kit/display/tag/status-tag';
import { changePasswordPageText as text } from './text';

export interface DeviceRowProps {
  readonly device: LoginDevice;
  /** Whether it is asked if this login is to end, or it is being ended. */
  readonly situation: 'resting' | 'asking' | 'revoking';
  readonly send: (event: DevicesEvent) => void;
}

/** One login: where it is used, and the way to end it, which asks first. */
export function DeviceRow({ device, situation, send }: DeviceRowProps): ReactElement {
  const { id, address, startedAt, seenAt, current } = device;
  return (
    <li>
      <div className="member-row">
        <div>
          <p className="device-name">
            <b>{device.device ?? text.unknown}</b>
            {current ? <StatusTag tone="done" word={text.current} /> : null}
          </p>
          <p className="muted">{text.seen(seenAt, address)}</p>
          <p className="muted">{text.started(startedAt)}</p>
        </div>
        {current || situation === 'asking' ? null : (
          <Button
            small
            busy={situation === 'revoking'}
            onPress={() => send({ type: 'devices.revokeRequested', id })}
          >
            {situation === 'revoking' ? text.revoking : text.revoke}
          </Button>
        )}
      </div>
      {situation === 'asking' ? (
        <RowQuestion
          label={text.confirm}
          cancel={text.cancel}
          confirm={text.confirm}
          onCancel={() => send({ type: 'devices.revokeCancelled' })}
          onConfirm={() => send({ type: 'devices.revokeConfirmed' })}
        >
          <p>{text.ask}</p>
        </RowQuestion>
      ) : null}
    </li>
  );
}
