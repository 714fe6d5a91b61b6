import type { Aside } from '../../ports/aside';
import type { Chinese } from '../../ports/chinese';
import type { HeardNames } from '../../ports/found-things';
import { soundVector } from '../../domain/search/name-sounds';

export interface HearingNeeds {
  readonly names: HeardNames;
  readonly chinese: Pick<Chinese, 'sounds'>;
  readonly aside: Aside;
  /** Calls back when a name may be new or another one. */
  readonly whenNamesChange: (hear: () => void) => void;
}

/** So many names are written at once: longer work would hold up other calls. */
const atOnce = 100;
/** So many times a caller waits for; the rest is written after its answer. */
const waitedFor = 8;

/** Writes how the names of things sound, where that is not kept yet; resolves when the search by sounds may go on. */
export const makeHearNames = ({ names, chinese, aside, whenNamesChange }: HearingNeeds) => {
  const state = { stale: true, running: false };
  whenNamesChange(() => {
    state.stale = true;
  });

  /** Whether all names are written now. */
  const writeSome = async (): Promise<boolean> => {
    const unheard = await names.unheard(atOnce);
    const sounds = await chinese.sounds(unheard.map(({ name }) => name));
    await names.keep(unheard.map((each, at) => ({ ...each, sounds: soundVector(sounds[at] ?? []) })));
    return unheard.length < atOnce;
  };

  const writeRest = async (): Promise<void> => {
    if (state.running) return;
    state.running = true;
    try {
      while (!(await writeSome()));
    } catch (error) {
      state.stale = true;
      throw error;
    } finally {
      state.running = false;
    }
  };

  return async (): Promise<void> => {
    if (!state.stale || state.running) return;
    state.stale = false;
    for (let times = 0; times < waitedFor; times += 1) if (await writeSome()) return;
    aside(writeRest);
  };
};

export type HearNames = ReturnType<typeof makeHearNames>;
