/** The sample of a file of assets. */
import { assetImportColumns } from '../../../rules/assets/import-columns.ts';

/** The titles of the template with one asset and one vehicle. */
export const sampleCsv = `${[
  assetImportColumns.filter(({ isInTemplate }) => isInTemplate).map(({ label }) => label),
  [
    '1',
    'Asset',
    'Laptop',
    'HP EliteBook',
    'HP',
    '840 G8',
    '5CG1234XYZ',
    'Unassigned',
    'New',
    '0',
    '2024-03-31',
    '450000',
  ],
  [
    '2',
    'Vehicle',
    'Cars',
    '',
    'Toyota',
    'Corolla',
    'LND-123-AA',
    'Unassigned',
    'Used',
    '82000',
    '2022-08-15',
    '9500000',
  ],
]
  .map((cells) => cells.join(','))
  .join('\r\n')}\r\n`;
