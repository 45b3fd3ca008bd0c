import type { Report } from '../engine/report.ts';
import type { Drawings } from '../gallery/drawing.ts';

export type Drawn = Readonly<Record<string, Drawings>>;

/** The report as one page of text; `styles` are those of its parts. */
export type RenderReport = (report: Report, drawn: Drawn, styles: string) => string;
