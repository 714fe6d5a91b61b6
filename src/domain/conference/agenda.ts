import type {
  ConferenceDetail,
  ConferenceSession,
  ConferenceTrack,
} from '../../../contract/conference/conference';
import { startOfDay } from '../../../contract/values/beijing-time';

/** The sessions of one track on one day; the track is null for those of all tracks. */
interface TrackOfDay {
  readonly track: ConferenceTrack | null;
  readonly sessions: readonly ConferenceSession[];
}

/** One day of an agenda. */
export interface AgendaDay {
  /** Its start in Beijing, milliseconds since 1970. */
  readonly day: number;
  readonly tracks: readonly TrackOfDay[];
}

/**
 * The agenda by day in Beijing, and by track within a day: sessions of all tracks come first, then the tracks in their
 * order. Each session is there once; one of an unknown track counts as one of all.
 */
export const agendaOf = ({
  tracks,
  sessions,
}: Pick<ConferenceDetail, 'sessions' | 'tracks'>): readonly AgendaDay[] => {
  const known = new Set<string | null>(tracks.map(({ id }) => id));
  const trackOf = ({ track }: ConferenceSession): string | null => (known.has(track) ? track : null);
  const days = [...new Set(sessions.map(({ from }) => startOfDay(from)))].toSorted(
    (one, other) => one - other,
  );
  return days.map((day) => {
    const ofDay = sessions
      .filter(({ from }) => startOfDay(from) === day)
      .toSorted((one, other) => one.from - other.from);
    return {
      day,
      tracks: [null, ...tracks]
        .map((track) => ({
          track,
          sessions: ofDay.filter((session) => trackOf(session) === (track?.id ?? null)),
        }))
        .filter((each) => each.sessions.length > 0),
    };
  });
};
