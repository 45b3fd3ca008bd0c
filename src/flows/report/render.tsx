/** The report as one HTML page with inline styles, without scripts and without requests. */
import { renderToStaticMarkup } from 'react-dom/server';
import '../../views/ui/foundations/global.css.ts';
import type { RenderReport } from './rendering.ts';
import { ReportPage } from './report-page.tsx';

export const renderReport: RenderReport = (report, drawn, styles) =>
  `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Flows, tested · Steward</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>${renderToStaticMarkup(<ReportPage report={report} drawn={drawn} />)}</body>
</html>
`;
