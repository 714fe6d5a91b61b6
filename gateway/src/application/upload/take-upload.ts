import { left, right, type Either } from 'fp-ts/Either';
import { minutesUntil, uploadsPerAccount } from '../../domain/limit/limits';
import { refusals, uploadTooOften, type Refusal } from '../../domain/refusal/refusal';
import { soundnessOf, typeOf } from '../../domain/upload/content';
import { acceptedTypes, keptName, largestUpload } from '../../domain/upload/upload';
import type { TakenFile, UploadPurpose } from '../../domain/upload/upload';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { Uploads } from '../../ports/uploads';

export interface TakeUploadNeeds {
  readonly uploads: Uploads;
  readonly limits: Limits;
  readonly clock: Clock;
}

interface GivenFile {
  readonly accountId: string;
  readonly purpose: UploadPurpose;
  /** As the sender calls it; decides nothing. */
  readonly name: string;
  readonly content: Uint8Array;
}

export type TakeUpload = (given: GivenFile) => Promise<Either<Refusal, TakenFile>>;

/** Takes a file by what it holds: its size, its type and how it is built; its name and its declared type are not believed. */
export const makeTakeUpload =
  ({ uploads, limits, clock }: TakeUploadNeeds): TakeUpload =>
  async ({ accountId, purpose, name, content }) => {
    const pace = await limits.take(`upload:account:${accountId}`, uploadsPerAccount);
    if (!pace.allowed) return left(uploadTooOften(minutesUntil(pace.retryAt, clock.now())));
    if (content.byteLength === 0) return left(refusals.uploadEmpty);
    if (content.byteLength > largestUpload) return left(refusals.uploadTooLarge);
    const type = typeOf(content);
    if (type === null || !acceptedTypes[purpose].includes(type)) return left(refusals.uploadWrongType);
    const soundness = soundnessOf(content, type);
    if (soundness !== 'sound')
      return left(refusals[soundness === 'cutOff' ? 'uploadCutOff' : 'uploadBroken']);
    return right(
      await uploads.add({ accountId, purpose, name: keptName(name), type, content, at: clock.now() }),
    );
  };
