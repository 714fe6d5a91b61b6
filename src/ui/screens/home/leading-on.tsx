import type { ReactElement } from 'react';
import type { HotWord } from '../../../../contract/home/hot-word';
import { HotWords } from './hot-words';
import { QuickEntries } from './quick-entries';

/** Where one goes on from home without reading: eight entries, and what many look for. */
export const LeadingOn = ({ words }: { readonly words: readonly HotWord[] }): ReactElement => (
  <div className="panel leading-on">
    <QuickEntries />
    <HotWords words={words} />
  </div>
);
