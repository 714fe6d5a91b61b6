import type { ReactElement, ReactNode } from 'react';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { Profile } from '../../../domain/member/profile';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { profilePageText as text } from './text';
import '../../kit/display/panel/panel.css';

export interface ProfileViewProps {
  readonly status: ResourceStatus<Profile>;
  readonly onReload: () => void;
  /** The picture and the fields. */
  readonly children: ReactNode;
}

/** The profile once it was loaded; before, its shape, or why it did not come. */
export function ProfileView({ status, onReload, children }: ProfileViewProps): ReactElement {
  const { phase, value, failure } = status;
  if (value !== null) return <div className="panel">{children}</div>;
  if (phase === 'loading') return <PageBones shape="form" />;
  return <FailedPanel title={text.failed} failure={failure} onReload={onReload} />;
}
