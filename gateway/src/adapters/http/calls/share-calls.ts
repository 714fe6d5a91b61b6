import { left } from 'fp-ts/Either';
import { refusals } from '../../../../../contract/refusal/refusal';
import { saleCalls } from '../../../../../contract/sale/calls';
import type { SharePicture } from '../../../application/share/share-picture';
import { isIdentifier } from '../../../domain/identifier/identifier';
import { answering } from './answering';
import type { Call } from './call';

/** Sharing deals of either side and share transfers. */
export const shareCalls = (picture: SharePicture): readonly Call[] => [
  answering(saleCalls.shareImagePath, async ({ kind, sourceType, id }, { visitor }) =>
    isIdentifier(id) && (kind === 'buy' || isIdentifier(sourceType ?? ''))
      ? await picture({ kind, sourceType: sourceType ?? '', id }, visitor)
      : left(refusals.wrongParameters),
  ),
];
