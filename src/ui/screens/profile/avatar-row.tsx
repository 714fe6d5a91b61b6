import type { ChangeEvent, ReactElement } from 'react';
import type { AvatarEvent } from '../../../application/member/avatar-edit/events';
import type { AvatarEditStatus } from '../../../application/member/avatar-edit/status';
import type { User } from '../../../domain/user/user';
import { Avatar } from '../../kit/display/avatar/avatar';
import '../../kit/display/avatar/large-avatar.css';
import { FieldError } from '../../kit/form/field/field-error';
import { CropSheet } from './crop-sheet';
import { profilePageText as text } from './text';
import './style.css';

export interface AvatarRowProps {
  readonly user: User;
  readonly status: AvatarEditStatus;
  readonly send: (event: AvatarEvent) => void;
}

/** The user's own picture, and the choice of another. */
export function AvatarRow({ user, status, send }: AvatarRowProps): ReactElement {
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file !== undefined) send({ type: 'avatar.fileChosen', file });
    // The same file chosen again is news.
    event.target.value = '';
  };
  const wrong = status.error !== null && status.cropping === null;
  return (
    <div className="member-row avatar-row">
      <div>
        <label className="member-link avatar-choose" htmlFor="profile-avatar">
          {status.phase === 'opening' ? text.opening : text.choosePicture}
        </label>
        <input
          id="profile-avatar"
          className="vh"
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={wrong ? 'profile-avatar-error' : undefined}
          onChange={choose}
        />
        {wrong ? <FieldError id="profile-avatar-error">{status.error}</FieldError> : null}
      </div>
      <Avatar large picture={user.avatar} name={user.name} />
      {status.cropping === null ? null : (
        <CropSheet {...status.cropping} error={status.error} busy={status.phase === 'saving'} send={send} />
      )}
    </div>
  );
}
