import { useQuery } from '@tanstack/react-query';
import { type CareFields, emptyCare, expiryAfter, newPaper } from '../../../domain/fleet/care-form.ts';
import { createVehiclePaper } from '../../../services/operations/fleet.papers.ts';
import { getVehiclePaperSheet } from '../../../services/operations/fleet.sheet.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { CareDialog } from '../care/care-dialog.tsx';
import type { Vehicle } from '../vehicle-texts.ts';

type AddPaperProps = {
  vehicle: Vehicle;
  /** Of a paper that it needs; null for any. */
  type: string | null;
  onClose: () => void;
};

/** Adds a paper. What is known of its type is filled in: its name, and when it usually expires. */
export function AddPaper({ vehicle, type, onClose }: AddPaperProps) {
  const { id: businessId } = useBusiness();
  const { data: sheet } = useQuery(queryOf(getVehiclePaperSheet, { businessId, id: vehicle.id }));
  const lineOf = (of: string) => sheet?.results.find((line) => line.type === of);
  const derive = (next: Partial<CareFields>, fields: CareFields): Partial<CareFields> => {
    const [known, line] = [lineOf(fields.type), lineOf(next.type ?? fields.type)];
    const isOwnTitle = fields.title !== '' && fields.title !== known?.name;
    const issued = next.date ?? fields.date;
    const months = line?.valid_months ?? null;
    return {
      ...(next.type !== undefined && !isOwnTitle ? { title: line?.name ?? '' } : {}),
      // What was typed stays.
      ...((next.date !== undefined || next.type !== undefined) &&
      fields.due_date === '' &&
      issued !== '' &&
      months !== null
        ? { due_date: expiryAfter(issued, months) }
        : {}),
    };
  };
  return (
    <CareDialog
      kind="paper"
      title="Add paper"
      submit="Add paper"
      known={{ ...emptyCare, type: type ?? '', title: lineOf(type ?? '')?.name ?? '' }}
      derive={derive}
      hasFiles
      send={(fields, attachments, options) =>
        createVehiclePaper({ businessId, id: vehicle.id, ...newPaper(fields, attachments) }, options)
      }
      said="Paper has been added successfully"
      onClose={onClose}
    />
  );
}
