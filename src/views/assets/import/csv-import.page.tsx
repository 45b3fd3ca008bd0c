import { useQuery } from '@tanstack/react-query';
import { assetConditionLabels, assetStatusLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { assetImportColumns } from '../../../../rules/assets/import-columns.ts';
import type { CsvImportRef } from '../../../machines/shared/csv-import/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listAssetTypes } from '../../../services/operations/assets.ts';
import { listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { ImportOutcome } from '../../shared/import/import-outcome.tsx';
import { ImportStudio } from '../../shared/import/import-studio.tsx';
import type { ImportedList } from '../../shared/import/imported-list.ts';
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';

const vehicleWords = ['Cars', 'Trucks', 'Buses', 'Bikes'];
const fixedChoices: Partial<Record<string, readonly string[]>> = {
  asset_or_vehicle: ['Asset', 'Vehicle'],
  status: Object.values(assetStatusLabels),
  asset_condition: Object.values(assetConditionLabels),
};
const none: readonly never[] = [];
const onlyVehicles = 'only vehicles have one';
const leftOut = {
  row_num: 'it only counts the rows',
  number: 'Steward gives new assets their ID, and known ones keep theirs',
  status: 'Assigned says nobody by name, so these stay Unassigned until you assign them',
  name: 'a vehicle is called by its make and model',
  mileage: onlyVehicles,
  year: onlyVehicles,
  plate_no: onlyVehicles,
  contact: onlyVehicles,
};

/** Imports a file of assets. */
export function CsvImportPage({ csvImport }: { csvImport: CsvImportRef }) {
  const { id: businessId } = useBusiness();
  const { data: types = none } = useQuery(queryOf(listAssetTypes, { businessId }));
  const { data: locations = none } = useQuery(queryOf(listAllRegions, { businessId }));
  const ofTypes = [...types.filter(({ vehicle_type }) => !vehicle_type).map(({ name }) => name), ...vehicleWords];
  const list: ImportedList = {
    kind: 'assets',
    columns: assetImportColumns,
    addable: { asset_or_vehicle_type: 'an asset type', location: 'a location' },
    home: 'register',
    codes: 'number',
    chosen: { option: 'location', column: 'location', choices: locations },
    leftOut,
    choicesOf: (column) => {
      if (column === 'asset_or_vehicle_type') return ofTypes;
      return column === 'location' ? locations.map(({ name }) => name) : (fixedChoices[column] ?? none);
    },
    outcome: (stored) => (
      <ImportOutcome
        kind="assets"
        stored={stored}
        list={{ label: 'Asset List', href: assetsPaths.assetList() }}
        importsHref={assetsPaths.imports()}
      />
    ),
  };
  return (
    <Page>
      <Breadcrumb parents={[{ label: 'Asset List', href: assetsPaths.assetList() }]} here="Import" />
      <PageHeader title="Import assets">Nothing is stored before you have seen every row.</PageHeader>
      <ImportStudio csvImport={csvImport} list={list} />
    </Page>
  );
}
