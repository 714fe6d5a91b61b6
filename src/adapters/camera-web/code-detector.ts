/** Reads the QR codes of a picture, as the Barcode Detection API of the browser does. */
export interface CodeDetector {
  readonly detect: (picture: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

/** The API as a browser has it. */
export interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): CodeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

const format = 'qr_code';

/** The detector of the browser; null where it has none, or none that reads QR codes. */
const ownDetector = async (known: DetectorClass | undefined): Promise<CodeDetector | null> => {
  try {
    const formats = (await known?.getSupportedFormats()) ?? [];
    return known !== undefined && formats.includes(format) ? new known({ formats: [format] }) : null;
  } catch {
    return null;
  }
};

/** The library that reads QR codes: its code comes when a browser needs it. */
export const loadLibrary = async (): Promise<CodeDetector> => {
  const { BarcodeDetector } = await import('qr/decode.js');
  return new BarcodeDetector({ formats: [format] });
};

/**
 * A detector of this browser, else of the library. Where the browser's own one fails with a picture, as it does on phones
 * without the service behind it, the library takes its place for good.
 * @returns fails when neither comes
 */
export const openDetector = async (
  known: DetectorClass | undefined,
  load: () => Promise<CodeDetector>,
): Promise<CodeDetector> => {
  const own = await ownDetector(known);
  if (own === null) return load();
  const present = { detector: own };
  return {
    detect: async (picture) => {
      try {
        return await present.detector.detect(picture);
      } catch (error) {
        if (present.detector !== own) throw error;
        present.detector = await load();
        return present.detector.detect(picture);
      }
    },
  };
};
