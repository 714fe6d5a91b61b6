import type { ReactElement } from 'react';
import { noticeChannels } from '../../../../contract/member/notices';
import type { PushSettingsEvent } from '../../../application/member/push-settings/events';
import type { PushSettingsStatus } from '../../../application/member/push-settings/status';
import { Button } from '../../kit/action/button/button';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Panel } from '../../kit/display/panel/panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { partsText } from '../../kit/text';
import { NoticeMatrix } from './notice-matrix';
import { NoticeTimes } from './notice-times';
import { pushSettingsPageText as text } from './text';
import './style.css';

export interface PushSettingsViewProps {
  readonly status: PushSettingsStatus;
  readonly send: (event: PushSettingsEvent) => void;
}

export function PushSettingsView({ status, send }: PushSettingsViewProps): ReactElement {
  const { phase, permission, settings, error } = status;
  if (phase === 'loading') return <PageBones shape="settings" />;
  if (phase === 'failed')
    return (
      <StatePanel picture="failed" title={text.failed} text={partsText.reason(error)}>
        <Button kind="primary" onPress={() => send({ type: 'pushes.reloadRequested' })}>
          {partsText.reload}
        </Button>
      </StatePanel>
    );
  const asking = phase === 'asking';
  const missing = noticeChannels
    .filter((channel) => !settings.connected[channel])
    .map((channel) => text.channels[channel]);
  return (
    <>
      <Panel title={text.system}>
        <p className="member-text">{text.permission[permission]}</p>
        {permission === 'undecided' ? (
          <div className="member-form">
            <Button kind="primary" busy={asking} onPress={() => send({ type: 'pushes.permissionRequested' })}>
              {asking ? text.allowing : text.allow}
            </Button>
          </div>
        ) : null}
        {permission === 'denied' || permission === 'unknown' ? (
          <div className="member-form">
            <Button onPress={() => send({ type: 'pushes.reloadRequested' })}>{text.check}</Button>
          </div>
        ) : null}
      </Panel>
      <Panel title={text.kinds}>
        {error === null ? null : (
          <div className="member-text">
            <ResultNote kind="failed">{error}</ResultNote>
          </div>
        )}
        <NoticeMatrix status={status} send={send} />
        <p className="member-text muted">{text.fixed}</p>
        {missing.length === 0 ? (
          <p className="member-text muted">{text.wechat}</p>
        ) : (
          <p className="member-text muted">{text.unconnected(missing.join('、'))}</p>
        )}
      </Panel>
      <Panel title={text.times}>
        <NoticeTimes
          status={status}
          onSchedule={(schedule) => send({ type: 'pushes.scheduled', schedule })}
        />
      </Panel>
    </>
  );
}
