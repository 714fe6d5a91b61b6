import { isRight } from 'fp-ts/Either';
import type { Gateways } from '../../../ports/gateways';
import { askFirst } from '../../kit/ask-first/definition';

export interface TalkRemovalPorts {
  readonly remove: Gateways['assistant']['remove'];
  /** Called with the id of a conversation that is gone. */
  readonly removed: (id: string) => void;
}

/** Removes a conversation with the assistant, by its id; its row asks first, and nothing undoes it. Source: SCR-12. */
export const talkRemoval = ({ remove, removed }: TalkRemovalPorts) =>
  askFirst<string>({
    layer: null,
    call: (id, options) => async () => {
      const answer = await remove(id, options)();
      if (isRight(answer)) removed(id);
      return answer;
    },
  });
