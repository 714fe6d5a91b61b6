import type { UploadEvent } from '../../../../src/application/kit/upload/events';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import { says, type Answer } from '../../../support/explore/step';

/** What the gateway answers for a licence. */
export const licence: UploadedFile = {
  id: '7f0c2f3e-5a0e-4a8e-9a51-2f3b7f1f8a10',
  name: '营业执照.jpg',
  size: 4096,
  type: 'image/jpeg',
};

/** And for a card that takes its place. */
export const card: UploadedFile = {
  id: '0b6f6c1e-6a55-4f0d-8a86-6a0c6a1f9e77',
  name: '名片.png',
  size: 2000,
  type: 'image/png',
};

export const reports = (actor: string, event: UploadEvent): Answer => says(actor, event);
