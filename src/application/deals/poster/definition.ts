import { isRight, left, map } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { PosterContent } from '../../../../contract/share/poster';
import { postedAddress, promotedLink } from '../../../domain/poster/poster-address';
import { posterFileName, posterWords } from '../../../domain/poster/poster-words';
import { sharedProgramPath } from '../../../domain/share/share-card';
import type { SharedThing } from '../../../domain/share/thing-to-share';
import type { PagePorts } from '../../../ports/page-ports';
import { fromCall, readLimit } from '../../kit/from-call';
import { posterMachine, type PosterMachine } from './machine';
import type { Copied, Drawn, Handed, Made, ReadPoster, Saved } from './setup';

type Ports = Pick<
  PagePorts,
  'callOf' | 'bridge' | 'clipboard' | 'clock' | 'downloads' | 'origin' | 'posters' | 'programPath'
>;

/** Posters over their ports. */
export const postering = (ports: Ports): PosterMachine => {
  const { bridge, clipboard, clock, downloads, origin, posters, programPath } = ports;
  const poster = ports.callOf(({ share }) => share.poster);
  return posterMachine.provide({
    actors: {
      read: fromCall<ReadPoster, { readonly thing: SharedThing | null }>(
        ({ thing }, options) =>
          async () => {
            const asked = thing ?? { kind: null, sourceType: null, id: null };
            const answer = await poster(asked, options)();
            return map((content: PosterContent): ReadPoster => {
              const link = promotedLink(origin, postedAddress(thing), content.sprad);
              const words = posterWords(content, thing, clock.now());
              return {
                link,
                title: content.title,
                work: { poster: words, picture: content.picture, link },
              };
            })(answer);
          },
        { limit: readLimit },
      ),
      draw: fromPromise<Drawn, { readonly read: ReadPoster | null }>(async ({ input: { read }, signal }) => {
        const drawn: Drawn = read === null ? left('undrawable') : await posters.draw(read.work)();
        // The page ended while the picture was drawn: it is closed here.
        if (signal.aborted && isRight(drawn)) drawn.right.close();
        return drawn;
      }),
      save: fromPromise<Saved, Made>(({ input: { drawn } }) =>
        drawn === null
          ? Promise.resolve(left('downloadFailed' as const))
          : downloads.save({ name: posterFileName, content: drawn.png })(),
      ),
      hand: fromPromise<Handed, Made>(({ input: { read, drawn } }) =>
        read === null || drawn === null
          ? Promise.resolve(left({ kind: 'failed' as const, reason: 'no poster' }))
          : bridge.sharePicture({
              title: read.title,
              link: read.link,
              picture: drawn.png,
              mSoftPath: sharedProgramPath(programPath, read.link),
            })(),
      ),
      copy: fromPromise<Copied, Made>(({ input: { read } }) =>
        read === null ? Promise.resolve(left('unsupported' as const)) : clipboard.write(read.link)(),
      ),
    },
  });
};
