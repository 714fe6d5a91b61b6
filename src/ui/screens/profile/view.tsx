import type { ReactElement, ReactNode } from 'react';
import type { ProfileEditEvent } from '../../../application/profile-edit/events';
import type { ProfileEditStatus } from '../../../application/profile-edit/status';
import { Button } from '../../parts/button/button';
import { PageBones } from '../../parts/skeleton/page-bones';
import { StatePanel } from '../../parts/state-panel/state-panel';
import { partsText } from '../../parts/text';
import { ProfileForm } from './profile-form';
import { profilePageText as text } from './text';
import '../../parts/panel/panel.css';

export interface ProfileViewProps {
  readonly status: ProfileEditStatus;
  readonly send: (event: ProfileEditEvent) => void;
  /** The picture, and how it is changed. */
  readonly children: ReactNode;
}

export function ProfileView({ status, send, children }: ProfileViewProps): ReactElement {
  const { phase, profile, errors } = status;
  if (phase === 'failed')
    return (
      <StatePanel picture="failed" title={text.failed} text={partsText.reason(errors.form ?? null)}>
        <Button kind="primary" onPress={() => send({ type: 'profile.reloadRequested' })}>
          {partsText.reload}
        </Button>
      </StatePanel>
    );
  if (profile === null) return <PageBones shape="form" />;
  return (
    <div className="panel">
      {children}
      <ProfileForm status={status} profile={profile} send={send} />
    </div>
  );
}
