const urls = new WeakMap<Blob, string>();
/** A file that nobody holds any more gives its address back. */
const gone = new FinalizationRegistry<string>((url) => URL.revokeObjectURL(url));

/** An address under which the page can show a file: the same one each time, so that a picture never flashes. */
export function objectUrlOf(file: Blob | null): string | null {
  if (!file) return null;
  const known = urls.get(file);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(file);
  urls.set(file, url);
  gone.register(file, url);
  return url;
}
