import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { minutesUntil, uploadsPerAccount } from '../../domain/limit/limits';
import {
  archiveRefusals,
  refusals,
  uploadTooLarge,
  uploadTooOften,
  type Refusal,
} from '../../../../contract/refusal/refusal';
import { soundnessOf, type TakenFormat } from '../../domain/upload/content';
import { acceptedTypes, largestFor, type UploadPurpose } from '../../../../contract/rules/upload-limits';
import type { PictureMark } from '../../../../contract/upload/picture-mark';
import { formatByContent, pdfBeginning, type Format } from '../../../../contract/upload/format-by-content';
import type { UploadType } from '../../../../contract/upload/upload-type';
import { mostLoose, nameOfType, quotaOf, type TakenFile } from '../../domain/upload/upload';
import { harmlessPdf, type Inflate } from '../../domain/upload/pdf-active';
import type { Prove } from '../../domain/account/account';
import type { Accounts } from '../../ports/accounts';
import type { ArchiveInflate } from '../../ports/archive-inflate';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { PictureFault, Pictures } from '../../ports/pictures';
import type { Uploads } from '../../ports/uploads';
import { makeCheckArchive } from './check-archive';

export interface TakeUploadNeeds {
  readonly uploads: Uploads;
  readonly accounts: Pick<Accounts, 'byId'>;
  readonly inflate: Inflate;
  readonly archives: ArchiveInflate;
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

const isTaken = (format: Format | null, purpose: UploadPurpose): format is TakenFormat =>
  format !== null && format !== 'image/heic' && acceptedTypes[purpose].includes(format);

/** The format of a file that may be taken, or why it is refused. */
const formatOf = ({ purpose, content }: GivenFile): Either<Refusal, TakenFormat> => {
  if (content.byteLength === 0) return left(refusals.uploadEmpty);
  const format = formatByContent(content);
  if (!isTaken(format, purpose)) return left(wrongTypes[purpose]);
  const limit = largestFor(purpose, format);
  if (content.byteLength > limit) return left(uploadTooLarge(limit, content.byteLength));
  const soundness = soundnessOf(content, format);
  if (soundness === 'sound') return right(format);
  return left(soundness === 'cutOff' ? refusals.uploadCutOff : refusals.uploadBroken);
};

/**
 * A PDF from its header on. What may precede the header is a byte order mark and white space, which readers skip; they
 * count the places of objects from the header too (ISO 32000-1, implementation note 13).
 */
const fromHeader = (content: Uint8Array): Uint8Array => content.subarray(pdfBeginning(content) ?? 0);

const fullOf = (purpose: UploadPurpose, prove: Prove): Refusal => {
  if (prove === null) return refusals.uploadQuotaUnverified;
  return purpose === 'chat' ? refusals.chatFileQuota : refusals.uploadQuota;
};

/** Which words name the types that are taken for a purpose. */
const wrongTypes: Readonly<Record<UploadPurpose, Refusal>> = {
  verification: refusals.uploadWrongType,
  avatar: refusals.pictureWrongType,
  deal: refusals.pictureWrongType,
  chat: refusals.chatFileWrongType,
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
  archives,
  limits,
  clock,
}: TakeUploadNeeds): TakeUpload => {
  const checkArchive = makeCheckArchive(archives);

  const keptContent = async (
    { content, purpose }: GivenFile,
    format: TakenFormat,
  ): Promise<Either<Refusal, KeptContent>> => {
    if (format === 'application/zip') {
      const type = await checkArchive(content);
      if (isLeft(type)) return left(archiveRefusals[type.left]);
      return right({ type: type.right, content, marks: [], coded: false });
    }
    if (format === 'application/pdf') {
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

  return async (sent) => {
    const { accountId, purpose, name } = sent;
    const pace = await limits.take(`upload:account:${accountId}`, uploadsPerAccount);
    if (!pace.allowed) return left(uploadTooOften(minutesUntil(pace.retryAt, clock.now())));
    const given = { ...sent, content: fromHeader(sent.content) };
    const format = formatOf(given);
    if (isLeft(format)) return format;
    const prove = (await accounts.byId(accountId))?.prove ?? null;
    const [quota, full] = [quotaOf(purpose, prove), fullOf(purpose, prove)];
    if ((await uploads.used(accountId, purpose)) >= quota) return left(full);
    if (purpose === 'deal' && (await uploads.loose(accountId)) >= mostLoose)
      return left(refusals.uploadQuota);
    const kept = await keptContent(given, format.right);
    if (isLeft(kept)) return kept;
    const file = {
      ...kept.right,
      accountId,
      purpose,
      name: nameOfType(name, kept.right.type),
      at: clock.now(),
    };
    const added = await uploads.add({ ...file, quota });
    return added === null ? left(full) : right(added);
  };
};
