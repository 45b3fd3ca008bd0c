import { pageWidth } from './tokens.css.ts';

/** The edge of a bar over the whole width whose content stands over the page. */
export const pageInset = (edge: string): string => `max(${edge}, calc((100% - ${pageWidth}) / 2 + ${edge}))`;
