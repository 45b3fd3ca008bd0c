import type { Report } from '../engine/report.ts';
import type { Drawings } from '../gallery/drawing/drawing.ts';

export type Drawn = Readonly<Record<string, Drawings>>;

/** The report as one HTML page; `styles` is the CSS of its components. */
export type RenderReport = (report: Report, drawn: Drawn, styles: string) => string;
