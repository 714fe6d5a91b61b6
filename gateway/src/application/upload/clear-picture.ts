import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { refusals, uploadTooOften, type Refusal } from '../../../../contract/refusal/refusal';
import { isIdentifier } from '../../domain/identifier/identifier';
import { minutesUntil, uploadsPerAccount } from '../../domain/limit/limits';
import { quotaPerAccount, type TakenFile } from '../../domain/upload/upload';
import { pictureRefusals, type TakeUploadNeeds } from './take-upload';

export type ClearPicture = (accountId: string, id: string) => Promise<Either<Refusal, TakenFile>>;

/** Draws a picture of a deal anew without anything that it says of itself, under a new id (MKT-07). */
export const makeClearPicture =
  ({ uploads, pictures, limits, clock }: TakeUploadNeeds): ClearPicture =>
  async (accountId, id) => {
    const pace = await limits.take(`upload:account:${accountId}`, uploadsPerAccount);
    if (!pace.allowed) return left(uploadTooOften(minutesUntil(pace.retryAt, clock.now())));
    const file = isIdentifier(id) ? await uploads.own(accountId, id, 'deal') : null;
    const kept = file === null ? null : await uploads.content(file.id, 'deal');
    if (file === null || kept === null) return left(refusals.dealPictureUnknown);
    const drawn = await pictures.redraw(kept.bytes, 'cleared');
    if (isLeft(drawn)) return left(pictureRefusals[drawn.left]);
    const added = await uploads.add({
      ...{ accountId, purpose: 'deal', name: file.name, type: 'image/jpeg', marks: [], coded: false },
      ...{ content: drawn.right, at: clock.now(), quota: quotaPerAccount },
    });
    return added === null ? left(refusals.uploadQuota) : right(added);
  };
