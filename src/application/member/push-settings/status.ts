import type { SnapshotFrom } from 'xstate';
import type { NoticeSettings } from '../../../../contract/member/notices';
import type { PushSettingsMachine } from './machine';
import type { Allowance, NoticeChange } from './setup';

/** What the view of the push settings sees. */
export interface PushSettingsStatus {
  readonly phase: 'loading' | 'failed' | 'ready' | 'saving' | 'asking';
  readonly settings: NoticeSettings;
  readonly permission: Allowance;
  /** The change under way; null without one. */
  readonly saving: NoticeChange | null;
  readonly error: string | null;
}

const phases = ['loading', 'failed', 'saving', 'asking'] as const;

export const selectPushSettingsStatus = (snapshot: SnapshotFrom<PushSettingsMachine>): PushSettingsStatus => {
  const { settings, permission, change, error } = snapshot.context;
  const phase = phases.find((name) => snapshot.matches(name)) ?? 'ready';
  return { phase, settings, permission, saving: change, error };
};
