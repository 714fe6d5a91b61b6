import type { ProfileEditEvent } from '../../../src/application/profile-edit/events';
import type { Profile, ProfileField } from '../../../src/domain/member/profile';

export const profile = (said: Partial<Profile> = {}): Profile => ({
  userName: '13601174935',
  name: '何嘉',
  company: '金信并购基金',
  position: '执行董事',
  email: 'he@example.com',
  avatar: null,
  locked: false,
  ...said,
});

export const typesInto = (field: ProfileField, text: string): ProfileEditEvent => ({
  type: 'profile.typed',
  field,
  text,
});
export const submits: ProfileEditEvent = { type: 'profile.submitted' };
export const reloads: ProfileEditEvent = { type: 'profile.reloadRequested' };
