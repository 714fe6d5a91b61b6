import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { minutesUntil, uploadsPerAccount } from '../../domain/limit/limits';
import { refusals, uploadTooOften, type Refusal } from '../../../../contract/refusal/refusal';
import { soundnessOf, typeOf } from '../../domain/upload/content';
import { acceptedTypes, largestFor, type UploadPurpose } from '../../../../contract/rules/upload-limits';
import type { PictureMark } from '../../../../contract/upload/picture-mark';
import type { UploadType } from '../../../../contract/upload/upload-type';
import { keptName, mostLoose, quotaOf, type TakenFile } from '../../domain/upload/upload';
import { harmlessPdf, type Inflate } from '../../domain/upload/pdf-active';
import type { Prove } from '../../domain/account/account';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { PictureFault, Pictures } from '../../ports/pictures';
import type { Uploads } from '../../ports/uploads';

export interface TakeUploadNeeds {
  readonly uploads: Uploads;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly inflate: Inflate;
  readonly pictures: Pictures;
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

interface KeptContent {
  readonly type: UploadType;
  readonly content: Uint8Array;
  readonly marks: readonly PictureMark[];
  readonly coded: boolean;
}

export type TakeUpload = (given: GivenFile) => Promise<Either<Refusal, TakenFile>>;

const tooLargeOf = (purpose: UploadPurpose, type: UploadType | null): Refusal => {
  if (purpose !== 'chat') return refusals.uploadTooLarge;
  return type === 'application/pdf' ? refusals.chatPdfTooLarge : refusals.chatFileTooLarge;
};

const faultOf = ({ purpose, content }: GivenFile): Refusal | null => {
  if (content.byteLength === 0) return refusals.uploadEmpty;
  const type = typeOf(content);
  if (content.byteLength > largestFor(purpose, type)) return tooLargeOf(purpose, type);
  if (type === null || !acceptedTypes[purpose].includes(type)) return refusals.uploadWrongType;
  const soundness = soundnessOf(content, type);
  if (soundness === 'sound') return null;
  return soundness === 'cutOff' ? refusals.uploadCutOff : refusals.uploadBroken;
};

const fullOf = (purpose: UploadPurpose, prove: Prove): Refusal => {
  if (prove === null) return refusals.uploadQuotaUnverified;
  return purpose === 'chat' ? refusals.chatFileQuota : refusals.uploadQuota;
};

/** Whether pictures for a purpose are shown to other members. */
const isSeenByOthers: Readonly<Record<UploadPurpose, boolean>> = {
  verification: false,
  avatar: true,
  deal: true,
  chat: true,
};

/** Why a picture is not taken, in words. */
const pictureRefusals: Readonly<Record<PictureFault, Refusal>> = {
  tooManyPixels: refusals.pictureTooLarge,
  broken: refusals.uploadBroken,
  busy: refusals.uploadBusy,
};

/**
 * Takes a file by what it holds: its size, its type and how it is built; its name and its declared type are not
 * believed. A picture is kept as the server encoded it, without metadata; a document is kept without
 * what acts by itself. A picture that others see before an approval holds no QR code, Data Matrix or Aztec code
 * (MKT-16); of a picture for chat, the recipient waits for the approval.
 */
export const makeTakeUpload = ({
  uploads,
  accounts,
  pictures,
  inflate,
  limits,
  clock,
}: TakeUploadNeeds): TakeUpload => {
  const keptContent = async ({ content, purpose }: GivenFile): Promise<Either<Refusal, KeptContent>> => {
    if (typeOf(content) === 'application/pdf') {
      const harmless = harmlessPdf(content, inflate);
      return harmless === null
        ? left(refusals.uploadActivePdf)
        : right({ type: 'application/pdf', content: harmless, marks: [], coded: false });
    }
    const drawn = await pictures.redraw(content, purpose);
    if (isLeft(drawn)) return left(pictureRefusals[drawn.left]);
    const marks = purpose === 'deal' ? await pictures.marks(content) : right([]);
    if (isLeft(marks)) return left(pictureRefusals[marks.left]);
    // Others see no more than the encoded picture.
    const coded = isSeenByOthers[purpose] ? await pictures.holdsCode(drawn.right) : right(false);
    if (isLeft(coded)) return left(pictureRefusals[coded.left]);
    return coded.right && purpose !== 'chat'
      ? left(refusals.pictureCoded)
      : right({ type: 'image/jpeg', content: drawn.right, marks: marks.right, coded: coded.right });
  };

  return async (given) => {
    const { accountId, purpose, name } = given;
    const pace = await limits.take(`upload:account:${accountId}`, uploadsPerAccount);
    if (!pace.allowed) return left(uploadTooOften(minutesUntil(pace.retryAt, clock.now())));
    const fault = faultOf(given);
    if (fault !== null) return left(fault);
    const prove = (await accounts.byId(accountId))?.prove ?? null;
    const [quota, full] = [quotaOf(purpose, prove), fullOf(purpose, prove)];
    if ((await uploads.used(accountId, purpose)) >= quota) return left(full);
    if (purpose === 'deal' && (await uploads.loose(accountId)) >= mostLoose)
      return left(refusals.uploadQuota);
    const kept = await keptContent(given);
    if (isLeft(kept)) return kept;
    const file = { ...kept.right, accountId, purpose, name: keptName(name), at: clock.now() };
    const added = await uploads.add({ ...file, quota });
    return added === null ? left(full) : right(added);
  };
};
