/** Pixels of the longer side that the server keeps of a picture. */
const longestSide = 2048;
/** Below that many bytes, a picture travels as it is. */
const smallEnough = 400_000;

/**
 * A photograph as the server would keep it, so that a slow connection carries 500 kB and not 5 MB. What is no picture, what is
 * small, and what this browser cannot open stays as it is.
 */
export async function smallPicture(file: File): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || file.size <= smallEnough) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: file.type, quality: 0.85 });
    return blob.size < file.size ? new File([blob], file.name, { type: file.type }) : file;
  } catch {
    return file;
  }
}
