import { Badge } from '../../ui/content/badge.tsx';
import type { Column } from '../../ui/lists/table-column.ts';

type Made = { is_default: boolean };

/** Whether a thing was made with the business or added by its people. */
export const originColumn: Column<Made> = {
  id: 'origin',
  title: 'Origin',
  card: 'corner',
  differsBy: ({ is_default }) => String(is_default),
  render: ({ is_default }) => (is_default ? <Badge tone="neutral">Default</Badge> : 'Added'),
};
