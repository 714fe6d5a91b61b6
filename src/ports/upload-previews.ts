import type { previewCalls } from '../../contract/upload/calls';
import type { Asked } from './asked';

/** Small pictures of what a member has uploaded, from the gateway. */
export type UploadPreviews = Asked<typeof previewCalls>;
