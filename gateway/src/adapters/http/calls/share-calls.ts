import { left } from 'fp-ts/Either';
import { kinds } from '../../../../../contract/kind/kinds';
import { refusals } from '../../../../../contract/refusal/refusal';
import { saleCalls } from '../../../../../contract/sale/calls';
import type { SharePicture } from '../../../application/share/share-picture';
import { isId } from '../../../../../contract/values/id';
import { answering } from './answering';
import type { Call } from './call';

/** The call for the picture of what is shared. */
export const shareCalls = (picture: SharePicture): readonly Call[] => [
  answering(saleCalls.shareImagePath, async ({ kind, sourceType, id }, { visitor }) =>
    isId(id) && (!kinds[kind].bySource || isId(sourceType ?? ''))
      ? await picture({ kind, sourceType: sourceType ?? '', id }, visitor)
      : left(refusals.wrongParameters),
  ),
];
