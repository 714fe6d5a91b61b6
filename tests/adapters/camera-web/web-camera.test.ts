// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CodeDetector, DetectorClass } from '../../../src/adapters/camera-web/code-detector';
import { searchEvery, webCamera, type CameraWindow } from '../../../src/adapters/camera-web/web-camera';
import type { CameraCodes, CameraFault } from '../../../src/ports/camera-codes';

const place = 'picture';
const text = 'HT1.conf-1.1.1.1.x';

/** A camera of a browser, and what becomes of its one track. */
const cameraDevice = (answer: () => Promise<void> = () => Promise.resolve()) => {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const getUserMedia = vi.fn<MediaDevices['getUserMedia']>(async () => {
    await answer();
    return stream;
  });
  return { track, stream, getUserMedia };
};

const detectorOf = (...found: readonly (string | Error)[]): CodeDetector => {
  const waiting = [...found];
  return {
    detect: () => {
      const next = waiting.shift();
      if (next instanceof Error) return Promise.reject(next);
      return Promise.resolve(next === undefined ? [] : [{ rawValue: next }]);
    },
  };
};
const nativeOf = (detector: CodeDetector, formats: readonly string[] = ['qr_code']): DetectorClass =>
  Object.assign(
    class {
      readonly detect = detector.detect;
    },
    { getSupportedFormats: () => Promise.resolve(formats) },
  );

const pageOf = (getUserMedia: MediaDevices['getUserMedia'] | null, own?: DetectorClass): CameraWindow => ({
  document,
  MutationObserver,
  setTimeout,
  navigator: getUserMedia === null ? {} : { mediaDevices: { getUserMedia } },
  ...(own === undefined ? {} : { BarcodeDetector: own }),
});

/** Opens a camera, and keeps what it reports. */
const opened = (camera: CameraCodes, ending = new AbortController()) => {
  const heard: string[] = [];
  const listener = {
    opened: () => heard.push('opened'),
    read: (code: string) => heard.push(`read ${code}`),
    ended: (fault: CameraFault) => heard.push(`ended ${fault}`),
  };
  camera.open(place, listener, ending.signal);
  return { heard, stop: () => ending.abort() };
};
const settled = () => vi.advanceTimersByTimeAsync(searchEvery * 3);

vi.useFakeTimers();
vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
afterEach(() => document.body.replaceChildren());

const slot = (): HTMLElement => {
  const element = document.createElement('div');
  element.id = place;
  document.body.append(element);
  return element;
};

describe('the camera of a browser', () => {
  test('[MKT-22] asks for the camera on the back without sound, shows its picture, and reads a code', async () => {
    const { getUserMedia, stream } = cameraDevice();
    const element = slot();
    const { heard } = opened(webCamera(pageOf(getUserMedia), () => Promise.resolve(detectorOf('', text))));
    await settled();
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 960 } },
    });
    const video = element.querySelector('video');
    expect(video).toMatchObject({ muted: true, playsInline: true, srcObject: stream });
    expect(heard[0]).toBe('opened');
    expect(heard.at(-1)).toBe(`read ${text}`);
  });

  test('[MKT-22] its picture is shown also where the page makes the place for it later', async () => {
    const { getUserMedia } = cameraDevice();
    const { stop } = opened(webCamera(pageOf(getUserMedia), () => Promise.resolve(detectorOf())));
    await settled();
    const element = slot();
    await settled();
    expect(element.querySelector('video')).not.toBeNull();
    stop();
    expect(element.querySelector('video')).toBeNull();
  });

  test('[MKT-22] it is stopped on leaving, and reports nothing more', async () => {
    const { getUserMedia, track } = cameraDevice();
    const { heard, stop } = opened(
      webCamera(pageOf(getUserMedia), () => Promise.resolve(detectorOf('a', 'b', 'c', 'd', 'e'))),
    );
    await settled();
    stop();
    const before = [...heard];
    await settled();
    expect(track.stop).toHaveBeenCalledOnce();
    expect(heard).toEqual(before);
  });

  test('[MKT-22] a camera that is granted after the person has left is stopped at once', async () => {
    const granting = new AbortController();
    const { getUserMedia, track } = cameraDevice(
      () => new Promise((resolve) => granting.signal.addEventListener('abort', () => resolve())),
    );
    const { heard, stop } = opened(webCamera(pageOf(getUserMedia), () => Promise.resolve(detectorOf(text))));
    stop();
    granting.abort();
    await settled();
    expect(track.stop).toHaveBeenCalledOnce();
    expect(heard).toEqual([]);
  });

  test('[MKT-22] a camera whose code comes after the person has left is not asked for', async () => {
    const { getUserMedia } = cameraDevice();
    const ending = new AbortController();
    ending.abort();
    opened(
      webCamera(pageOf(getUserMedia), () => Promise.resolve(detectorOf())),
      ending,
    );
    await settled();
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  test('[MKT-22] a camera that the system takes away has ended', async () => {
    const { getUserMedia, track } = cameraDevice();
    const { heard } = opened(webCamera(pageOf(getUserMedia), () => Promise.resolve(detectorOf())));
    await settled();
    track.dispatchEvent(new Event('ended'));
    expect(heard).toEqual(['opened', 'ended stopped']);
    expect(track.stop).toHaveBeenCalledOnce();
  });

  test.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'unopened'],
    ['AbortError', 'unopened'],
  ])('[MKT-22] a camera that the browser denies by %s is %s', async (name, fault) => {
    const { getUserMedia } = cameraDevice(() => Promise.reject(new DOMException('', name)));
    const { heard } = opened(webCamera(pageOf(getUserMedia), () => Promise.resolve(detectorOf())));
    await settled();
    expect(heard).toEqual([`ended ${fault}`]);
  });

  test('[MKT-22] a page without cameras says so', async () => {
    const { heard } = opened(webCamera(pageOf(null), () => Promise.resolve(detectorOf())));
    await settled();
    expect(heard).toEqual(['ended missing']);
  });

  test('[MKT-22] without what reads the picture the camera is stopped', async () => {
    const { getUserMedia, track } = cameraDevice();
    const { heard } = opened(webCamera(pageOf(getUserMedia), () => Promise.reject(new Error('no network'))));
    await settled();
    expect(heard).toEqual(['ended unopened']);
    expect(track.stop).toHaveBeenCalledOnce();
  });
});

describe('what reads the picture', () => {
  const library = () => vi.fn(() => Promise.resolve(detectorOf('by the library')));

  test('[MKT-22] is the detector of the browser, without loading the library', async () => {
    const load = library();
    const { getUserMedia } = cameraDevice();
    const { heard } = opened(webCamera(pageOf(getUserMedia, nativeOf(detectorOf(text))), load));
    await settled();
    expect(heard).toEqual(['opened', `read ${text}`]);
    expect(load).not.toHaveBeenCalled();
  });

  test('[MKT-22] is the library where the browser reads no QR codes', async () => {
    const { getUserMedia } = cameraDevice();
    const own = nativeOf(detectorOf(text), ['ean_13']);
    const { heard } = opened(webCamera(pageOf(getUserMedia, own), library()));
    await settled();
    expect(heard).toContain('read by the library');
  });

  test('[MKT-22] is the library from the first failure of the detector of the browser on', async () => {
    const { getUserMedia } = cameraDevice();
    const own = nativeOf(detectorOf(new Error('service unavailable'), text));
    const { heard } = opened(webCamera(pageOf(getUserMedia, own), library()));
    await settled();
    expect(heard).toEqual(['opened', 'read by the library']);
  });
});
