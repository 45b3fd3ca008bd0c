/** Checks uploaded images. */
const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** @param file the media type is the one that its content tells. Null when it is an image that every browser shows. */
export const imageProblem = ({ type, size }: { type: string | null; size: number }): string | null =>
  size === 0 || type === null || !imageTypes.includes(type) ? 'Upload a valid image: PNG, JPEG, GIF or WebP.' : null;
