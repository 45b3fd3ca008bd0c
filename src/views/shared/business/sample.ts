import { getSampleData } from '../../../services/operations/shell.sample.ts';
import { queryOf } from '../../../services/shared/query.ts';

/** In milliseconds, while the sample is being added. */
const pause = 1_500;

/** Whether the business is shown with sample data, and which things are of it. The frame asks once for all screens. */
export const sampleQuery = (businessId: string | null) => ({
  ...queryOf(getSampleData, { businessId: businessId ?? '' }),
  enabled: businessId !== null,
  refetchInterval: ({ state: { data } }: { state: { data?: { state: string } | undefined } }) =>
    data?.state === 'loading' ? pause : (false as const),
});
