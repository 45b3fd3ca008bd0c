/** What every business begins with. Document types are spelt as the product spells them. */
export const departments = [
  'Administration',
  'Customer Service',
  'Finance',
  'Human Resources',
  'Information Technology',
  'Marketing',
  'Operations',
  'Sales',
];

export const assetTypes: { name: string; isVehicle: boolean }[] = [
  { name: 'Vehicle', isVehicle: true },
  { name: 'Laptop', isVehicle: false },
  { name: 'Desktop Computer', isVehicle: false },
  { name: 'Mobile Phone', isVehicle: false },
  { name: 'Printer', isVehicle: false },
  { name: 'Furniture', isVehicle: false },
  { name: 'Generator', isVehicle: false },
  { name: 'Air Conditioner', isVehicle: false },
];

export const issueTypes = [
  'Accident',
  'Battery',
  'Breakdown',
  'Damage',
  'Electrical Fault',
  'Loss or Theft',
  'Tyre',
  'Wear and Tear',
];

export const documentTypes = ['Auto Reg', 'Road Wothiness', 'Insurance'];
