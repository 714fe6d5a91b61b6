import type { ReactElement } from 'react';
import {
  isFixed,
  noticeChannels,
  noticeEvents,
  type NoticeChannel,
  type NoticeEvent,
} from '../../../../contract/member/notices';
import type { PushSettingsEvent } from '../../../application/member/push-settings/events';
import type { PushSettingsStatus } from '../../../application/member/push-settings/status';
import { Icon } from '../../kit/display/icon/icon';
import { pushSettingsPageText as text } from './text';

type MatrixStatus = Pick<PushSettingsStatus, 'settings' | 'saving'>;
type Send = (event: PushSettingsEvent) => void;

interface CellProps {
  readonly status: MatrixStatus;
  readonly kind: NoticeEvent;
  readonly channel: NoticeChannel;
  readonly send: Send;
}

function Cell({ status: { settings, saving }, kind, channel, send }: CellProps): ReactElement {
  if (!settings.connected[channel]) return <span className="notice-cell muted">{text.notConnected}</span>;
  if (isFixed(kind, channel)) return <span className="notice-cell notice-fixed">{text.always}</span>;
  const on = settings.choices[kind][channel];
  const busy = saving?.what === 'choice' && saving.choice.kind === kind && saving.choice.channel === channel;
  return (
    <button
      type="button"
      role="switch"
      className="notice-cell notice-switch"
      aria-checked={on}
      aria-label={text.cell(text.words[kind].name, text.channels[channel])}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : () => send({ type: 'pushes.switched', kind, channel })}
    >
      <span className="notice-tick" aria-hidden="true">
        {on ? <Icon name="check" size={16} /> : null}
      </span>
    </button>
  );
}

export interface NoticeMatrixProps {
  readonly status: MatrixStatus;
  readonly send: Send;
}

/** What the member is notified of, by channel; a channel that is not connected is named as such. */
export function NoticeMatrix({ status, send }: NoticeMatrixProps): ReactElement {
  return (
    <table className="notice-matrix">
      <thead>
        <tr>
          <th scope="col">{text.event}</th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col">
              {text.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeEvents.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <b>{text.words[kind].name}</b>
              <span className="muted">{text.words[kind].text}</span>
            </th>
            {noticeChannels.map((channel) => (
              <td key={channel}>
                <Cell status={status} kind={kind} channel={channel} send={send} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
