import { left, right, type Either } from 'fp-ts/Either';
import type { PictureFault, Pictures } from '../../ports/pictures';
import type { PictureAnswer, PictureTask } from './protocol';
import { taskProcess, type Unanswered } from './task-process';

const bounds = { mostWaiting: 16, longestMs: 20_000 };

/** Why a picture could not be converted. */
const faultIn = (answer: PictureAnswer | Unanswered): PictureFault => {
  if (answer === 'busy') return 'busy';
  return answer !== 'lost' && 'fault' in answer ? answer.fault : 'broken';
};

/** What strangers send, decoded in a process that may be brought down. */
export const pictureProcess = (entry: URL): Pictures & { readonly close: () => Promise<void> } => {
  const { ask, close } = taskProcess<Omit<PictureTask, 'id'>, PictureAnswer>(entry, bounds);

  const asked = async <A>(
    task: Omit<PictureTask, 'id'>,
    pick: (answer: PictureAnswer) => A | null,
  ): Promise<Either<PictureFault, A>> => {
    const answer = await ask(task);
    const picked = answer === 'busy' || answer === 'lost' ? null : pick(answer);
    return picked === null ? left(faultIn(answer)) : right(picked);
  };

  return {
    redraw: (content, use) =>
      asked({ content, use }, (answer) => ('content' in answer ? answer.content : null)),
    marks: (content) =>
      asked({ content, use: 'marks' }, (answer) => ('marks' in answer ? answer.marks : null)),
    holdsCode: (content) =>
      asked({ content, use: 'code' }, (answer) => ('coded' in answer ? answer.coded : null)),
    close,
  };
};
