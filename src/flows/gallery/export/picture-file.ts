/** A drawing as a picture: drawn by the browser itself on a canvas. */
const factor = 2;
/** The largest side that every browser's canvas has. */
const most = 8_192;

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the browser cannot read its own drawing'));
    image.src = address;
  });

/** PNG at twice the size of the drawing, or as large as a canvas can be. `svg` has its own width and height, in px. */
export const pngOf = async (svg: string): Promise<Blob> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = await loaded(address);
    const scale = Math.min(factor, most / image.width, most / image.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the canvas is too large'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
};
