/** Of a company file; the server takes so many characters. */
const longestTitle = 200;

/** What a file is called until somebody renames it: `Employee handbook` of `Employee handbook.pdf`. */
export const fileTitle = (name: string): string => (name.replace(/\.[^.]+$/, '').trim() || name).slice(0, longestTitle);
