/** As many as a page may have. */
const rowsOfPage = 100;

type Page<Row> = { count: number; next: string | null; results: readonly Row[] };

/**
 * The rows of all pages of a list. Of more than `most` it reads none but the first, and answers how many there are.
 * @param read asks for one page
 */
export async function everyRow<Row>(
  read: (asked: { page: number; page_size: number }) => Promise<Page<Row>>,
  most = Number.POSITIVE_INFINITY,
): Promise<{ count: number; rows: Row[] }> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { count, next, results } = await read({ page, page_size: rowsOfPage });
    if (count > most) return { count, rows: [] };
    rows.push(...results);
    if (next === null) return { count, rows };
  }
}
