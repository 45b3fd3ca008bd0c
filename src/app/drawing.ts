/** A screen as HTML, made while the app is built. */
export type Drawing = {
  path: string;
  /** The parameters that make this screen differ from the others at its path. */
  query: Record<string, string>;
  /** The file in `routes/` that has its code. */
  code: string;
  title: string;
  html: string;
};
