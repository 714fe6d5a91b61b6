import type { CameraCodes, CameraFault, CameraListener } from '../../ports/camera-codes';
import { whenSlotExists } from '../page-slot';
import { loadLibrary, openDetector, type CodeDetector, type DetectorClass } from './code-detector';

/** What of a window a camera needs. A page that did not come safely has no `mediaDevices`. */
export type CameraWindow = Pick<
  Window & typeof globalThis,
  'document' | 'MutationObserver' | 'setTimeout'
> & {
  readonly navigator: { readonly mediaDevices?: Pick<MediaDevices, 'getUserMedia'> };
  readonly BarcodeDetector?: DetectorClass;
};

/** After a search without a code the next picture is searched so much later, in milliseconds. */
export const searchEvery = 150;

/** The least `readyState` of a video that has a picture (HAVE_CURRENT_DATA). */
const hasPicture = 2;

/** The camera on the back of a phone, with a picture that is searched in a fraction of a second. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 960 } },
};

const faults: ReadonlyMap<string, CameraFault> = new Map([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
]);

/** Why the browser gave no camera. */
const faultOf = (error: unknown): CameraFault =>
  (typeof error === 'object' && error !== null && 'name' in error
    ? faults.get(String(error.name))
    : undefined) ?? 'unopened';

/** One camera from its question to its end; its picture is shown while it lasts. */
class CameraRun {
  private readonly ending = new AbortController();
  private readonly video: HTMLVideoElement;
  private stream: MediaStream | null = null;

  constructor(
    private readonly page: CameraWindow,
    private readonly listener: CameraListener,
    private readonly load: () => Promise<CodeDetector>,
    place: string,
  ) {
    this.video = page.document.createElement('video');
    // Without these iOS shows the picture over the whole screen, or not at all.
    this.video.muted = true;
    this.video.playsInline = true;
    const stopWaiting = whenSlotExists(page, place, (slot) => slot.append(this.video));
    this.ending.signal.addEventListener('abort', stopWaiting);
  }

  readonly stop = (): void => {
    this.ending.abort();
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.stream = null;
    this.video.srcObject = null;
    this.video.remove();
  };

  readonly start = async (): Promise<void> => {
    const { mediaDevices } = this.page.navigator;
    if (mediaDevices === undefined) {
      this.fail('missing');
      return;
    }
    try {
      this.take(await mediaDevices.getUserMedia(wanted));
    } catch (error) {
      this.fail(faultOf(error));
      return;
    }
    try {
      await this.search();
    } catch {
      this.fail('unopened');
    }
  };

  private isOver(): boolean {
    return this.ending.signal.aborted;
  }

  private fail(fault: CameraFault): void {
    if (this.isOver()) return;
    this.stop();
    this.listener.ended(fault);
  }

  private take(stream: MediaStream): void {
    this.stream = stream;
    // The person has left while the browser asked.
    if (this.isOver()) {
      this.stop();
      return;
    }
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => this.fail('stopped'), { signal: this.ending.signal });
    this.video.srcObject = stream;
  }

  /** Searches one picture after the other, until the camera is stopped. */
  private async search(): Promise<void> {
    if (this.isOver()) return;
    const [detector] = await Promise.all([
      openDetector(this.page.BarcodeDetector, this.load),
      this.video.play(),
    ]);
    if (this.isOver()) return;
    this.listener.opened();
    while (!this.isOver()) {
      const [found] = this.video.readyState < hasPicture ? [] : await detector.detect(this.video);
      if (this.isOver()) return;
      if (found !== undefined) this.listener.read(found.rawValue);
      await new Promise((resolve) => this.page.setTimeout(resolve, searchEvery));
    }
  }
}

/** QR codes by the camera of the browser: by its own detector, else by a library that is loaded then. */
export const webCamera = (
  page: CameraWindow,
  load: () => Promise<CodeDetector> = loadLibrary,
): CameraCodes => ({
  open: (place, listener, signal) => {
    // The person has left while this code was loading.
    if (signal.aborted) return;
    const run = new CameraRun(page, listener, load, place);
    signal.addEventListener('abort', run.stop);
    void run.start();
  },
});
