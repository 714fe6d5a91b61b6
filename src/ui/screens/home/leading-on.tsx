import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { HotWord } from '../../../../contract/home/hot-word';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import { sorted } from '../../../domain/home/sorted';
import { HotWords } from './hot-words';
import { QuickEntries } from './quick-entries';

export interface LeadingOnProps {
  readonly words: ActorRefFrom<ResourceMachine<undefined, readonly HotWord[]>>;
}

/** Where one goes on from home without reading: eight entries, and the words that many look for. */
export function LeadingOn({ words }: LeadingOnProps): ReactElement {
  const { value } = useSelector(words, selectResourceStatus<undefined, readonly HotWord[]>);
  return (
    <div className="panel leading-on">
      <QuickEntries />
      <HotWords words={sorted(value ?? [])} />
    </div>
  );
}
