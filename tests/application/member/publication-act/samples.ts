import type { PublicationActEvent } from '../../../../src/application/member/publication-act/events';
import type { PossibleAct } from '../../../../src/domain/publication/possible-acts';

export const chooses = (act: PossibleAct): PublicationActEvent => ({ type: 'act.chosen', act, id: 'd1' });
