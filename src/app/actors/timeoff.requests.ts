/** The services behind asking for time off: for oneself, and for an employee. */
import { orderOf } from '../../domain/timeoff/request-draft.ts';
import type { RequestOrder, timeOffRequestMachine } from '../../machines/timeoff/time-off-request/machine.ts';
import {
  createEmployeeTimeoffRequest,
  createMyTimeoffRequest,
  previewEmployeeTimeoffRequest,
  previewMyTimeoffRequest,
} from '../../services/operations/timeoff.requests.ts';
import type { Options } from '../../services/shared/client.ts';
import { randomKey } from '../../services/shared/random-key.ts';
import type { AskingProps } from '../../views/timeoff/asking-part.ts';
import { readRequestDraft } from '../../views/timeoff/request-draft-place.ts';
import { daysText } from '../../views/timeoff/request-texts.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

function preview({ businessId, employee, draft }: RequestOrder, options: Options) {
  const { note: _, files: __, from_noon, until_noon, ...days } = orderOf(draft);
  const halves = { ...(from_noon && { from_noon }), ...(until_noon && { until_noon }) };
  const order = { businessId, ...days, ...halves };
  return employee === null
    ? previewMyTimeoffRequest(order, options)
    : previewEmployeeTimeoffRequest({ ...order, id: employee.id }, options);
}

function create({ businessId, employee, draft }: RequestOrder, options: Options) {
  const order = { businessId, idempotencyKey: draft.idempotencyKey, ...orderOf(draft) };
  return employee === null
    ? createMyTimeoffRequest(order, options)
    : createEmployeeTimeoffRequest({ ...order, id: employee.id }, options);
}

const undecided = { first_day: null, last_day: null, from_noon: false, until_noon: false, note: '', files: [] };

export const timeOffRequestFlow: Flow<typeof timeOffRequestMachine, AskingProps> = {
  load: async () => (await import('../../machines/timeoff/time-off-request/machine.ts')).timeOffRequestMachine,
  provide: (machine, _core) =>
    machine.provide({
      actors: { previewTimeoffRequest: keyedActor(preview), createTimeoffRequest: keyedActor(create) },
    }),
  input: ({ employee, policies, days }, core) => {
    const ids = policies.map(({ id }) => id);
    const kept = readRequestDraft(employee, ids);
    const fresh = { ...undecided, policy: ids[0] ?? '', idempotencyKey: randomKey() };
    return { businessId: ofBusiness(core), employee, policies, draft: days ? { ...fresh, ...days } : (kept ?? fresh) };
  },
  onDone: ({ end, draft, employee }, _core, { onEnd }) => {
    const whom = employee === null ? '' : ` for ${employee.name}`;
    if (end === 'sent') notify('good', `You asked for ${daysText(orderOf(draft))}${whom}`);
    if (end === 'earlier') notify('info', 'Your earlier attempt went through. See it in the list.');
    onEnd();
  },
};
