import { QueryClientProvider } from '@tanstack/react-query';
import { PurchaseSummary } from '../../views/billing/purchase-summary.tsx';
import { queryClient } from '../query-client.ts';

export function Summary() {
  return (
    <QueryClientProvider client={queryClient}>
      <PurchaseSummary />
    </QueryClientProvider>
  );
}
