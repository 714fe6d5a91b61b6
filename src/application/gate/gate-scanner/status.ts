import type { SnapshotFrom } from 'xstate';
import type { GateEntry, GatePoint, GateTicket } from '../../../../contract/gate/gate';
import { findAttendees, type ShownVerdict } from './context';
import type { ScannerMachine } from './machine';

const scanPhases = [
  'ready',
  'scanning',
  'camera',
  'cameraRefused',
  'cameraMissing',
  'cameraUnopened',
  'cameraEnded',
  'stamping',
  'asking',
  'unanswered',
  'keeping',
  'unkept',
  'shown',
] as const;

/** What a view sees of a scanner. */
export interface ScannerStatus {
  readonly phase: 'loading' | 'stranger' | 'failed' | 'running';
  readonly scan: (typeof scanPhases)[number];
  readonly online: boolean;
  readonly syncing: boolean;
  readonly title: string;
  readonly entries: readonly GateEntry[];
  readonly points: readonly GatePoint[];
  readonly entry: string;
  readonly gate: string;
  readonly verdict: ShownVerdict | null;
  /** How many scans wait for the server. */
  readonly waiting: number;
  readonly skew: number | null;
  readonly syncedAt: number | null;
  /** When the list was made; null without one. */
  readonly listedAt: number | null;
  /** How many of them the server did not take: they stay on the device. */
  readonly setAside: number;
  readonly failure: string | null;
  readonly syncFailure: string | null;
  /** Whether the next code may be scanned: not while one is checked, nor while the camera is open. */
  readonly canScan: boolean;
  /** Whether the device takes long to keep the decision, which it may still do. */
  readonly keepsLong: boolean;
  /** Whether the camera is open, and its picture is searched. */
  readonly filming: boolean;
  readonly find: (text: string) => readonly GateTicket[];
}

export const selectScanner = (snapshot: SnapshotFrom<ScannerMachine>): ScannerStatus => {
  const { list, queue, setAside, entry, gate, verdict, skew, syncedAt, failure, syncFailure } =
    snapshot.context;
  const running = snapshot.matches('running');
  const phase = running
    ? 'running'
    : snapshot.matches('stranger')
      ? 'stranger'
      : snapshot.matches('failed')
        ? 'failed'
        : 'loading';
  return {
    phase,
    scan: scanPhases.find((one) => snapshot.matches({ running: { scan: one } })) ?? 'ready',
    canScan: snapshot.can({ type: 'scan.requested' }),
    online: snapshot.matches({ running: { link: 'online' } }),
    syncing:
      snapshot.matches({ running: { sync: 'sending' } }) ||
      snapshot.matches({ running: { sync: 'reading' } }),
    title: list?.conf.title ?? '',
    entries: list?.entries ?? [],
    points: list?.points ?? [],
    entry,
    gate,
    verdict,
    waiting: queue.length,
    skew,
    syncedAt,
    listedAt: list?.at ?? null,
    setAside: setAside.length,
    failure,
    syncFailure,
    keepsLong: snapshot.matches({ running: { scan: { keeping: 'slow' } } }),
    filming: snapshot.matches({ running: { scan: { camera: 'reading' } } }),
    find: (text) => findAttendees(list, text),
  };
};
