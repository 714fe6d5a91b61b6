import { isLeft, left, right, type Either } from 'fp-ts/Either';
import type { PicturePreview } from '../../../../contract/upload/picture-preview';
import { isId } from '../../../../contract/values/id';
import { previewsPerAccount } from '../../domain/limit/limits';
import { isPicture } from '../../../../contract/upload/upload-type';
import { refusals, type Refusal } from '../../../../contract/refusal/refusal';
import { wholeOf } from '../../ports/file-reading';
import type { Limits } from '../../ports/limits';
import type { Pictures } from '../../ports/pictures';
import type { Uploads } from '../../ports/uploads';

export interface ShowUploadNeeds {
  readonly uploads: Pick<Uploads, 'own' | 'content'>;
  readonly pictures: Pictures;
  readonly limits: Pick<Limits, 'take'>;
}

/** How many small pictures are kept at hand, of all accounts: at most 4 MiB. */
const mostAtHand = 64;

export type ShowUpload = (accountId: string, id: string) => Promise<Either<Refusal, PicturePreview>>;

/**
 * A small picture of what an account handed in to be verified, for its owner alone: a file of another, one that is
 * gone and one that is no picture are equally unknown. It is drawn when it is first asked for.
 */
export const makeShowUpload = ({ uploads, pictures, limits }: ShowUploadNeeds): ShowUpload => {
  const atHand = new Map<string, PicturePreview>();

  const keep = (id: string, preview: PicturePreview): void => {
    const [oldest] = atHand.keys();
    if (atHand.size >= mostAtHand && oldest !== undefined) atHand.delete(oldest);
    atHand.set(id, preview);
  };

  const drawn = async (accountId: string, id: string): Promise<Either<Refusal, PicturePreview>> => {
    const { allowed } = await limits.take(`preview:account:${accountId}`, previewsPerAccount);
    if (!allowed) return left(refusals.previewsTooOften);
    const kept = await uploads.content(id, 'verification');
    if (kept === null) return left(refusals.previewUnknown);
    const small = await pictures.redraw(await wholeOf(kept.content), 'preview');
    if (isLeft(small)) return left(small.left === 'busy' ? refusals.uploadBusy : refusals.previewUnknown);
    const preview: PicturePreview = {
      type: 'image/jpeg',
      content: Buffer.from(small.right).toString('base64'),
    };
    keep(id, preview);
    return right(preview);
  };

  return async (accountId, id) => {
    const file = isId(id) ? await uploads.own(accountId, id, 'verification') : null;
    if (file === null || !isPicture(file.type)) return left(refusals.previewUnknown);
    const preview = atHand.get(file.id);
    return preview === undefined ? drawn(accountId, file.id) : right(preview);
  };
};
