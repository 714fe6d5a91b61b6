/**
 * Why a camera reads no code. `refused`: by the person or the browser; `missing`: the device has none, or the browser
 * offers none here; `unopened`: it did not open, or what reads its picture did not load; `stopped`: it was open, and is
 * no longer.
 */
export type CameraFault = 'refused' | 'missing' | 'unopened' | 'stopped';

/** Who hears what a camera does. */
export interface CameraListener {
  /** Its picture is shown, and searched for a code. */
  readonly opened: () => void;
  readonly read: (text: string) => void;
  /** It is over; nothing more comes. */
  readonly ended: (fault: CameraFault) => void;
}

/** Reads QR codes by the camera of the device. */
export interface CameraCodes {
  /**
   * Opens the camera on the back of the device, shows its picture in the element with this id, and reports each code.
   * The view may make the element later.
   * @param signal stops the camera; nothing is reported after it
   */
  readonly open: (place: string, listener: CameraListener, signal: AbortSignal) => void;
}
