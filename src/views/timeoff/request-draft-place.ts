import { useEffect } from 'react';
import { draftOf, type RequestDraft } from '../../domain/timeoff/request-draft.ts';
import type { TimeOffRequestRef } from '../../machines/timeoff/time-off-request/machine.ts';
import { here, keep, read } from '../../services/shared/device/storage.ts';

type AskedFor = { id: string } | null;
/** In this tab, until those who answer have the request; of each employee for whom it is asked. */
const placeOf = (employee: AskedFor) =>
  here(employee === null ? 'time-off-request' : `time-off-request:${employee.id}`);

export const readRequestDraft = (employee: AskedFor, policies: readonly string[]): RequestDraft | null =>
  draftOf(read('tab', placeOf(employee)), policies);

const isTouched = ({ first_day, last_day, note, files }: RequestDraft) =>
  first_day !== null || last_day !== null || note !== '' || files.length > 0;

/** A reload goes on with what was chosen, and so does who left; what was sent is forgotten. */
export function useKeptRequest(request: TimeOffRequestRef): void {
  useEffect(() => {
    const place = placeOf(request.getSnapshot().context.employee);
    const { unsubscribe } = request.subscribe(({ output, context: { draft } }) => {
      const isOver = output !== undefined && output.end !== 'left';
      keep('tab', place, !isOver && isTouched(draft) ? draft : null);
    });
    return unsubscribe;
  }, [request]);
}
