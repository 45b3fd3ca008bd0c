import { restoreTimeoffPolicy } from '../../services/operations/timeoff.policies.ts';
import { useBusiness } from '../shared/business/business.ts';
import { refusalText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { notify } from '../ui/feedback/toast.tsx';

/** Uses an archived policy again. */
export function useRestoring() {
  const { id: businessId } = useBusiness();
  return useRequest({
    send: (options, id: string) =>
      restoreTimeoffPolicy({ businessId, id, idempotencyKey: options.idempotencyKey }, options),
    onDone: ({ name }) => notify('good', `${name} is in use again`),
    onFailed: (problem) => notify('bad', refusalText(problem)),
  });
}
