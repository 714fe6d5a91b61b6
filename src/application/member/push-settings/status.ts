import type { SnapshotFrom } from 'xstate';
import type { PushKind, PushSettings } from '../../../domain/member/push-settings';
import type { PushSettingsMachine } from './machine';
import type { Allowance } from './setup';

/** What the view of the push settings sees. */
export interface PushSettingsStatus {
  readonly phase: 'loading' | 'failed' | 'ready' | 'saving' | 'asking';
  readonly settings: PushSettings;
  readonly permission: Allowance;
  /** The kind that is being switched; null while none is. */
  readonly switching: PushKind | null;
  readonly error: string | null;
}

const phases = ['loading', 'failed', 'saving', 'asking'] as const;

export const selectPushSettingsStatus = (snapshot: SnapshotFrom<PushSettingsMachine>): PushSettingsStatus => {
  const { settings, permission, kind, error } = snapshot.context;
  const phase = phases.find((name) => snapshot.matches(name)) ?? 'ready';
  return { phase, settings, permission, switching: kind, error };
};
