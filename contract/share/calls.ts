import { call } from '../call/call';
import { parameters } from '../call/parameters';
import { FilledIdText } from '../codec/formed-text';
import { orNull } from '../codec/or-null';
import { kindCodec } from '../kind/capabilities';
import { unknownOf } from '../refusal/unknown-of';
import { PosterContent } from './poster';

/** Posters by which things are shared. */
export const shareCalls = {
  /**
   * What the poster of a thing says, or that of the application where no kind is named. It shows only what a stranger may
   * read, for every caller. A thing that is over has no poster.
   */
  poster: call({
    method: 'GET',
    access: 'public',
    safe: true,
    key: 'none',
    path: '/webapp/share!poster.action',
    parameters: parameters({
      kind: orNull(kindCodec('share', 'PosterKind')),
      sourceType: orNull(FilledIdText),
      id: orNull(FilledIdText),
    }),
    answer: PosterContent,
    reportedBy: 'screen',
    refusals: unknownOf('share'),
  }),
};
