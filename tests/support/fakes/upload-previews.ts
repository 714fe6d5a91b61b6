import { previewCalls } from '../../../contract/upload/calls';
import { fakeAsked, type FakeAsked } from './fake-asked';

export type FakeUploadPreviews = FakeAsked<typeof previewCalls>;

/** Records every question for a small picture; a test answers each when it wants. */
export const fakeUploadPreviews = (): FakeUploadPreviews => fakeAsked(previewCalls);
