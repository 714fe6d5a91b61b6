import type { ReactElement } from 'react';
import type { PushSettingsEvent } from '../../../application/member/push-settings/events';
import type { PushSettingsStatus } from '../../../application/member/push-settings/status';
import { pushKinds } from '../../../domain/member/push-settings';
import { Button } from '../../kit/action/button/button';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Panel } from '../../kit/display/panel/panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { partsText } from '../../kit/text';
import { PushSwitch } from './push-switch';
import { pushSettingsPageText as text } from './text';
import './style.css';

export interface PushSettingsViewProps {
  readonly status: PushSettingsStatus;
  readonly send: (event: PushSettingsEvent) => void;
}

export function PushSettingsView({ status, send }: PushSettingsViewProps): ReactElement {
  const { phase, permission, settings, switching, error } = status;
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
        <ul className="member-rows">
          {pushKinds.map((kind) => (
            <li key={kind}>
              <PushSwitch
                {...text.words[kind]}
                on={settings[kind]}
                busy={switching === kind}
                onSwitch={() => send({ type: 'pushes.switched', kind })}
              />
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
