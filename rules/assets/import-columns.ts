/** The columns of a file of assets: the twelve of the template, and those that an exported file has besides. */
import type { ImportColumn, surplus } from '../shared/import.ts';

export const assetImportColumns = [
  {
    id: 'row_num',
    label: 'S/N',
    alsoCalled: ['no', 's no', 'number', 'row', 'serial', 'serial no'],
    isInTemplate: true,
    isCount: true,
  },
  { id: 'asset_or_vehicle', label: 'Asset or Vehicle', alsoCalled: ['kind'], isInTemplate: true },
  {
    id: 'asset_or_vehicle_type',
    label: 'Type',
    alsoCalled: ['asset type', 'asset or vehicle type', 'category'],
    isInTemplate: true,
  },
  { id: 'name', label: 'Asset Name', alsoCalled: ['asset', 'description', 'item'], isInTemplate: true },
  { id: 'make', label: 'Make or Brand', alsoCalled: ['brand', 'manufacturer'], isInTemplate: true },
  { id: 'model', label: 'Model', alsoCalled: ['vehicle model'], isInTemplate: true },
  {
    id: 'serial_no',
    label: 'License/Serial No',
    alsoCalled: ['serial number', 'serial no', 'serial', 's/n', 's no', 'license no', 'licence/serial no'],
    isInTemplate: true,
  },
  { id: 'status', label: 'Status', alsoCalled: ['state'], isInTemplate: true },
  { id: 'asset_condition', label: 'Condition', alsoCalled: [], isInTemplate: true },
  { id: 'mileage', label: 'Mileage', alsoCalled: ['odometer', 'mileage km'], isInTemplate: true },
  { id: 'purchase_date', label: 'Purchase Date', alsoCalled: ['date of purchase', 'date bought'], isInTemplate: true },
  {
    id: 'cost',
    label: 'Cost (NGN)',
    alsoCalled: ['price', 'amount', 'purchase cost', 'cost naira'],
    isInTemplate: true,
  },
  { id: 'number', label: 'Asset ID', alsoCalled: ['asset no', 'tag'], isInTemplate: false },
  { id: 'location', label: 'Location', alsoCalled: ['region', 'branch', 'office'], isInTemplate: false },
  {
    id: 'plate_no',
    label: 'Plate number',
    alsoCalled: ['plate', 'registration number', 'license plate'],
    isInTemplate: false,
  },
  { id: 'year', label: 'Year', alsoCalled: ['model year'], isInTemplate: false },
  { id: 'color', label: 'Colour', alsoCalled: [], isInTemplate: false },
  { id: 'contact', label: 'Contact', alsoCalled: ['contact person', 'whom to call'], isInTemplate: false },
  { id: 'vendor', label: 'Vendor', alsoCalled: ['supplier'], isInTemplate: false },
  { id: 'notes', label: 'Notes', alsoCalled: ['remarks', 'comment', 'comments'], isInTemplate: false },
] as const satisfies readonly ImportColumn<string>[];

/** The columns of the list, and what stands beyond the titles of a file. */
export type AssetImportColumn = (typeof assetImportColumns)[number]['id'] | typeof surplus;
