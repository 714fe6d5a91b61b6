import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PushSettingsMachine } from '../../../application/member/push-settings/machine';
import { selectPushSettingsStatus } from '../../../application/member/push-settings/status';
import { PushSettingsView } from './view';

export interface PushSettingsScreenProps {
  readonly flows: { readonly settings: ActorRefFrom<PushSettingsMachine> };
}

/** What the member is notified of, by which channel and when. */
export function PushSettingsScreen({ flows: { settings } }: PushSettingsScreenProps): ReactElement {
  const status = useSelector(settings, selectPushSettingsStatus);
  return <PushSettingsView status={status} send={(event) => settings.send(event)} />;
}
