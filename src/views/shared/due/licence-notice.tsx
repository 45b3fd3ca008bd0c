import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { getDriverLicence } from '../../../services/operations/due.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { Link } from '../../ui/actions/link.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { useBusiness } from '../business/business.ts';

type Driver = { id: string; name: string };
type Licence = components['schemas']['LicenceState'];

/** @returns null where there is nothing to warn of */
function warningOf({ name }: Driver, { state, expiry_date: day }: Licence): string | null {
  if (state === 'valid') return null;
  if (state === 'missing') return `${name} has no driver's licence on record.`;
  return day === null
    ? `${name} has no valid driver's licence.`
    : `${name}'s driver's licence expired on ${showDate(day)}.`;
}

/** What whoever gives a vehicle away must know of its driver. It warns, and forbids nothing. */
export function LicenceNotice({ driver }: { driver: Driver }) {
  const { id: businessId, may } = useBusiness();
  const licence = useQuery(queryOf(getDriverLicence, { businessId, employee: driver.id }));
  if (licence.isError)
    return <Notice tone="warning">{`The driver's licence of ${driver.name} could not be checked.`}</Notice>;
  const warning = licence.data === undefined ? null : warningOf(driver, licence.data);
  if (warning === null) return null;
  return (
    <Notice tone="warning">
      {warning} The vehicle can be given to them all the same.{' '}
      {may('access_hr') ? (
        <Link href={hrPaths.documentsOf(driver.id)}>
          {licence.data?.state === 'missing' ? 'Add the licence' : 'Renew the licence'}
        </Link>
      ) : null}
    </Notice>
  );
}
