import Papa from 'papaparse';

/** As the server writes files: every cell quoted, none run as a formula, with a mark that Excel reads as UTF-8. */
export const csvOf = (header: readonly string[], rows: readonly (readonly (string | number)[])[]): Blob =>
  new Blob(
    [`\uFEFF${Papa.unparse([[...header], ...rows.map((row) => [...row])], { quotes: true, escapeFormulae: true })}`],
    {
      type: 'text/csv;charset=utf-8',
    },
  );
