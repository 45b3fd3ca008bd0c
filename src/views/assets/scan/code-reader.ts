/** Reads QR codes from a camera: by the browser where it can, otherwise by a decoder that is loaded then. */

type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};
type Read = (video: HTMLVideoElement) => Promise<string | null>;

/** What is enough for a label in the hand, and quick to decode. */
const longestSide = 800;

async function nativeReader(): Promise<Read | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector === undefined) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): string[] => []);
  if (!formats.includes('qr_code')) return null;
  const detector = new BarcodeDetector({ formats });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}

async function decodingReader(): Promise<Read> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (context === null || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // It throws where a picture has no code.
      return null;
    }
  };
}

export const codeReader = async (): Promise<Read> => (await nativeReader()) ?? decodingReader();

/** Why there is no picture from the camera, in plain words. */
export function cameraProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (!window.isSecureContext) return 'The camera works on a secure (https) address only. Type the code instead.';
  if (name === 'NotAllowedError')
    return 'The camera is not allowed here. Allow it in the browser’s settings of this site, or type the code.';
  if (name === 'NotFoundError') return 'This device has no camera. Type the code instead.';
  return 'The camera could not be started. Another app may use it. Type the code instead.';
}
