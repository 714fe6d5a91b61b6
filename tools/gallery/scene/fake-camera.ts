import type { CameraCodes } from '../../../src/ports/camera-codes';
import type { Scene } from './scene';

/** A camera that fails as the scene says, or shows a picture in which there is no code. */
export const fakeCamera = ({ camera }: Pick<Scene, 'camera'>): CameraCodes => ({
  open: (_, listener) => {
    if (camera === null) listener.opened();
    else listener.ended(camera);
  },
});
