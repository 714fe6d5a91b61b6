import { fromPromise } from 'xstate';
import type { Clipboard } from '../../../ports/clipboard';
import type { Copied, CopyRequested } from './machine';

export interface CopyingPorts {
  readonly clipboard: Clipboard;
  /** The origin of this application: 'https://hupo.example'. */
  readonly origin: string;
}

/** Copying over its ports. The platform takes a text only while the press is fresh: nothing is waited for before. */
export const copyingActors = ({ clipboard, origin }: CopyingPorts) => ({
  copy: fromPromise<Copied, { readonly of: CopyRequested['of'] }>(({ input: { of } }) =>
    clipboard.write('text' in of ? of.text : `${origin}${of.path}`)(),
  ),
});
