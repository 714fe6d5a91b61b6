import type { ReactElement } from 'react';
import type { DevicesEvent } from '../../../application/session/devices/events';
import type { DevicesStatus } from '../../../application/session/devices/status';
import { Button } from '../../kit/action/button/button';
import { MemberBones } from '../../frame/member-frame/member-frame';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Panel } from '../../kit/display/panel/panel';
import { partsText } from '../../kit/text';
import { DeviceRow, type DeviceRowProps } from './device-row';
import { changePasswordPageText as text } from './text';

export interface DeviceListProps {
  readonly status: DevicesStatus;
  readonly send: (event: DevicesEvent) => void;
}

const situationOf = ({ asking, revoking }: DevicesStatus, id: string): DeviceRowProps['situation'] => {
  if (asking === id) return 'asking';
  return revoking === id ? 'revoking' : 'resting';
};

/** Every login of the member, this one marked. */
export function DeviceList({ status, send }: DeviceListProps): ReactElement {
  return (
    <Panel title={text.devices}>
      {status.phase === 'loading' ? <MemberBones /> : null}
      {status.phase === 'failed' ? (
        <div className="member-row" role="alert">
          <p>
            <b>{text.devicesFailed}</b>
            <span className="muted device-why">{partsText.reason(status.error)}</span>
          </p>
          <Button small onPress={() => send({ type: 'devices.reloadRequested' })}>
            {partsText.reload}
          </Button>
        </div>
      ) : null}
      {status.phase === 'listed' ? (
        <>
          {status.error === null ? null : (
            <div className="member-text">
              <ResultNote kind="failed">{status.error}</ResultNote>
            </div>
          )}
          <ul className="member-rows">
            {status.devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                situation={situationOf(status, device.id)}
                send={send}
              />
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}
