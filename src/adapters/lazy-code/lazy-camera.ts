import type { CameraCodes } from '../../ports/camera-codes';
import { startWhenLoaded } from './start-when-loaded';

/** The camera, whose code is loaded when it is opened first; a camera whose code does not come did not open. */
export const lazyCamera = (load: () => Promise<CameraCodes>): CameraCodes => ({
  open: (listener) =>
    startWhenLoaded(
      load(),
      (camera) => camera.open(listener),
      () => listener.ended('unopened'),
    ),
});
