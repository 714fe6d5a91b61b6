import type { presentationPictureCalls } from '../../../../contract/presentation/calls';
import type { Examples } from './example';

export const presentationPictureExamples: Examples<typeof presentationPictureCalls> = {
  read: {
    asked: { id: 'pres-002', page: 3 },
    answered: { type: 'image/webp', content: 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA' },
  },
};
