import type { components } from '../../../../openapi/generated/contract.ts';
import { vehicleTypeLabels } from '../../../../openapi/generated/lists/assets.makes.ts';
import { assetConditionLabels } from '../../../../openapi/generated/lists/assets.register.ts';
import { Status } from '../../ui/content/badge.tsx';
import { showDate } from '../../ui/content/date.ts';
import { orMissing } from '../../ui/content/missing.tsx';
import { formatMoney } from '../../ui/content/money.ts';
import { AssetStatus } from '../asset-status.tsx';

export type Asset = components['schemas']['Asset'];

const grouped = new Intl.NumberFormat('en-NG');

/** What there is to know of an asset. Facts that only vehicles have, or other things, are shown only of those. */
export function factsOf(asset: Asset) {
  const { location, purchase_date, cost, serial_no, color, asset_condition } = asset;
  return [
    { name: 'Status', value: <AssetStatus asset={asset} /> },
    ...(asset.is_stopped ? [{ name: 'Driving', value: <Status tone="bad">Not to be driven</Status> }] : []),
    { name: 'Location', value: orMissing(location?.name) },
    ...(asset.asset_type.vehicle_type ? vehicleFacts(asset) : thingFacts(asset)),
    { name: 'Colour', value: orMissing(color) },
    { name: 'Serial number', value: orMissing(serial_no) },
    { name: 'Condition', value: orMissing(asset_condition && assetConditionLabels[asset_condition]) },
    { name: 'Purchase date', value: orMissing(purchase_date && showDate(purchase_date)) },
    { name: 'Cost', value: moneyOf(cost) },
    { name: 'Book value', value: moneyOf(asset.book_value) },
    // The form of a vehicle does not ask for it, but an import can give it.
    ...(asset.asset_type.vehicle_type && asset.vendor === ''
      ? []
      : [{ name: 'Vendor', value: orMissing(asset.vendor) }]),
  ].filter(({ name }) => name !== 'Serial number' || !asset.asset_type.vehicle_type);
}

const moneyOf = (naira: number | null) => orMissing(naira === null ? null : formatMoney(naira, 'NGN'));

const thingFacts = ({ brand, model }: Asset) => [
  { name: 'Brand', value: orMissing(brand) },
  { name: 'Model', value: orMissing(model) },
];

const vehicleFacts = ({ vehicle_type, year, plate_no, mileage, contact }: Asset) => [
  { name: 'Vehicle type', value: orMissing(vehicle_type && vehicleTypeLabels[vehicle_type]) },
  { name: 'Plate number', value: orMissing(plate_no) },
  { name: 'Year', value: orMissing(year) },
  { name: 'Mileage', value: orMissing(mileage === null ? null : `${grouped.format(mileage)} km`) },
  { name: 'Contact', value: orMissing(contact) },
];
