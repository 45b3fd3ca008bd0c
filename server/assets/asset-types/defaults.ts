/** The asset types that every business begins with. */
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
