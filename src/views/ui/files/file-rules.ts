/** Which files a field takes. */
export type FileRules = {
  /** Endings with their dot, such as '.pdf', or kinds, such as 'image/*'. */
  accept: readonly string[];
  /** In bytes. */
  maxSize: number;
};

/** Other endings of the same formats. */
const aliases: Record<string, string> = { '.jpg': '.jpeg', '.tif': '.tiff' };

/** A size in bytes as people read it; a MB is 1024 × 1024 bytes, as in the limits of the server. */
export function showSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kB'] : [bytes / 1024 / 1024, 'MB'];
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} ${unit}`;
}

/** The formats by name: 'PDF, PNG, JPEG or TIFF'. */
export function showFormats(accept: readonly string[]): string {
  const names = accept.map((each) => (each === 'image/*' ? 'image' : each.slice(1).toUpperCase()));
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

/** What the browser's own chooser offers. */
export const offered = (accept: readonly string[]): string[] => [
  ...accept,
  ...Object.entries(aliases).flatMap(([alias, ending]) => (accept.includes(ending) ? [alias] : [])),
];

/** Why a file is not taken, in words that follow its name; null where it is. */
export function refuseFile(file: File, { accept, maxSize }: FileRules): string | null {
  const ending = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0] ?? '';
  const isTaken = accept.some((each) =>
    each.endsWith('/*') ? file.type.startsWith(each.slice(0, -1)) : each === (aliases[ending] ?? ending),
  );
  if (!isTaken) return accept.includes('image/*') ? 'is not an image' : `is not a ${showFormats(accept)} file`;
  if (file.size > maxSize) return `is larger than ${showSize(maxSize)}`;
  if (file.size === 0) return 'is empty';
  return null;
}

/** Pictures that every browser shows; a TIFF is left to the server. */
const pictures = /\.(png|jpe?g|webp)$/i;

/** Why a file that was just chosen is not taken, as in refuseFile. A picture is decoded, so that a false one is refused at once. */
export async function refuseChosen(file: File, rules: FileRules): Promise<string | null> {
  return refuseFile(file, rules) ?? (pictures.test(file.name) ? refusePicture(file) : null);
}

/** Decodes a picture: its name and kind say only what somebody called it. */
export async function refusePicture(file: File): Promise<string | null> {
  try {
    (await createImageBitmap(file)).close();
    return null;
  } catch {
    return 'cannot be opened as a picture';
  }
}
