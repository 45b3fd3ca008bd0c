import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { paperSheetStateLabels } from '../../../../openapi/generated/lists/fleet.sheet.ts';
import { documentTones, dueTones } from '../../../../rules/due/due.ts';
import { getVehiclePaperSheet, setVehiclePaperNeed } from '../../../services/operations/fleet.sheet.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { EmptyState } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import type { Vehicle } from '../vehicle-texts.ts';

type Line = components['schemas']['PaperSheetLine'];
export const sheetTones = {
  ...documentTones,
  missing: dueTones.missing,
  not_needed: 'neutral',
  no_driver: 'neutral',
} as const;
type Acts = {
  /** With the type of the paper. */
  onAdd: (type: string) => void;
  /** With the id of the paper. */
  onRenew: (paper: string) => void;
};

/** Which papers the law asks of a vehicle of this kind, and how each of them stands. */
export function PaperSheet({ vehicle, ...acts }: { vehicle: Vehicle } & Acts) {
  const { id: businessId } = useBusiness();
  const sheet = useQuery(queryOf(getVehiclePaperSheet, { businessId, id: vehicle.id }));
  const need = useRequest({
    send: (options, { type, is_needed }: Pick<Line, 'type' | 'is_needed'>) =>
      setVehiclePaperNeed({ businessId, id: vehicle.id, type, is_needed }, options),
    onFailed: (problem) => notify('bad', problemText(problem), { for: 'fleet' }),
  });
  return (
    <Card title="Papers that it needs" note={sheet.data ? countText(sheet.data.results) : null}>
      <QueryView query={sheet} subject="The sheet" waiting={<SkeletonList rows={4} />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon="check" title="No papers are asked of this vehicle">
              It does not drive on public roads.
            </EmptyState>
          ) : (
            <RowList label="Papers that it needs">
              {results.map((line) => (
                <SheetRow
                  key={line.type}
                  line={line}
                  {...acts}
                  isBusy={need.isPending && need.input?.type === line.type}
                  onNeed={(is_needed) => need.send({ type: line.type, is_needed })}
                />
              ))}
            </RowList>
          )
        }
      </QueryView>
    </Card>
  );
}

type SheetRowProps = Acts & { line: Line; isBusy: boolean; onNeed: (isNeeded: boolean) => void };

function SheetRow({ line, isBusy, onAdd, onRenew, onNeed }: SheetRowProps) {
  const { type, name, note, state, is_needed, paper, licence } = line;
  return (
    <ListRow
      title={name}
      note={licence ? licenceText(licence) : paper?.due_date ? `Expires ${showDate(paper.due_date)}` : note}
    >
      <Status tone={sheetTones[state]}>{paperSheetStateLabels[state]}</Status>
      {paper === null && licence === null ? (
        <Button
          look="ghost"
          isBusy={isBusy}
          aria-label={is_needed ? `${name} is not needed` : `${name} is needed`}
          onPress={() => onNeed(!is_needed)}
        >
          {is_needed ? 'Not needed' : 'Needed'}
        </Button>
      ) : null}
      {paper === null && licence === null && is_needed ? (
        <Button onPress={() => onAdd(type)} aria-label={`Add ${name}`} aria-haspopup="dialog">
          Add
        </Button>
      ) : null}
      {paper !== null && state !== 'valid' ? (
        <Button onPress={() => onRenew(paper.id)} aria-label={`Renew ${name}`} aria-haspopup="dialog">
          Renew
        </Button>
      ) : null}
    </ListRow>
  );
}

const licenceText = ({ holder, expiry_date }: NonNullable<Line['licence']>) =>
  [holder, expiry_date && `expires ${showDate(expiry_date)}`].filter(Boolean).join(', ');

/** `5 of 7 in order`. */
function countText(lines: readonly Line[]): string {
  const needed = lines.filter(({ is_needed, state }) => is_needed && state !== 'no_driver');
  const good = needed.filter(({ state }) => state === 'valid' || state === 'due');
  return `${good.length} of ${needed.length} in order`;
}
