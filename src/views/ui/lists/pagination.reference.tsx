import { useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Pagination } from './pagination.tsx';

type PagesProps = { label: string; from?: number; count?: number; isFetching?: boolean };

function Pages({ label, from = 0, count = 1284, isFetching = false }: PagesProps) {
  const [page, setPage] = useState(from);
  return <Pagination label={label} page={page} pageSize={10} count={count} onPage={setPage} isFetching={isFetching} />;
}

function Sizes() {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(25);
  return (
    <Pagination
      label="many assets"
      page={page}
      pageSize={pageSize}
      count={1284}
      onPage={setPage}
      pageSizes={[10, 25, 50]}
      onPageSize={(size) => {
        setPageSize(size);
        setPage(0);
      }}
    />
  );
}

export const reference: Reference = {
  name: 'Pagination',
  use: 'Leads through the pages of a list and says where one is. A data table brings its own.',
  components: ['Pagination'],
  states: [
    { name: 'First page', Show: () => <Pages label="assets" /> },
    { name: 'In between', Show: () => <Pages label="some assets" from={41} /> },
    { name: 'Last page', Show: () => <Pages label="old assets" from={128} /> },
    { name: 'With a choice of rows a page', Show: () => <Sizes /> },
    { name: 'While a page is fetched', Show: () => <Pages label="coming assets" from={2} isFetching /> },
    {
      name: 'Before the count is known',
      Show: () => (
        <Pagination label="unknown assets" page={0} pageSize={10} count={undefined} onPage={() => undefined} />
      ),
    },
  ],
};
