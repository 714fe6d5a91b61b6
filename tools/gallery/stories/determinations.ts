import type { Determination } from '../../../contract/determination/determination';
import { dayMs } from '../../../contract/values/duration';
import { sceneNow } from '../scene/scene-now';

/** A member who was never determined as a reader of funds. */
export const notDetermined: Determination = {
  standing: 'none',
  standard: null,
  grade: null,
  determinedAt: null,
  validUntil: null,
};

/** A member who was determined a month ago. */
export const determinedReader: Determination = {
  standing: 'valid',
  standard: 'assets',
  grade: 'C4',
  determinedAt: sceneNow - 30 * dayMs,
  validUntil: sceneNow + 1_066 * dayMs,
};
