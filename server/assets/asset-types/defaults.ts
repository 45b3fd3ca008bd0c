/** The asset types that every business begins with. */
export const assetTypes: { name: string; isVehicle: boolean; prefix: string }[] = [
  { name: 'Vehicle', isVehicle: true, prefix: 'VEH' },
  { name: 'Laptop', isVehicle: false, prefix: 'LAP' },
  { name: 'Desktop Computer', isVehicle: false, prefix: 'DES' },
  { name: 'Mobile Phone', isVehicle: false, prefix: 'MOB' },
  { name: 'Printer', isVehicle: false, prefix: 'PRI' },
  { name: 'Furniture', isVehicle: false, prefix: 'FUR' },
  { name: 'Generator', isVehicle: false, prefix: 'GEN' },
  { name: 'Air Conditioner', isVehicle: false, prefix: 'AIR' },
];
