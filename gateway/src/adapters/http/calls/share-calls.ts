import { left } from 'fp-ts/Either';
import { refusals } from '../../../../../contract/refusal/refusal';
import { saleCalls } from '../../../../../contract/sale/calls';
import type { SharePicture } from '../../../application/share/share-picture';
import { isId } from '../../../../../contract/values/id';
import { answering } from './answering';
import type { Call } from './call';

/** Sharing deals of either side and share transfers. */
export const shareCalls = (picture: SharePicture): readonly Call[] => [
  answering(saleCalls.shareImagePath, async ({ kind, sourceType, id }, { visitor }) =>
    isId(id) && (kind === 'buy' || isId(sourceType ?? ''))
      ? await picture({ kind, sourceType: sourceType ?? '', id }, visitor)
      : left(refusals.wrongParameters),
  ),
];
