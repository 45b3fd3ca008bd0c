/** A file of laptops without problems, as the sample of the import has its columns. */
const titles =
  'S/N,Asset or Vehicle,Type,Asset Name,Make or Brand,Model,License/Serial No,Status,Condition,Mileage,Purchase Date,Cost (NGN)';
const lineOf = (at: number) =>
  `${at},Asset,Laptop,HP EliteBook ${at},HP,840 G8,5CG${at}XYZ,Unassigned,New,0,2024-03-31,"₦${450_000 + at}.00"`;

export const assetFile = (rows: number): string =>
  [titles, ...Array.from({ length: rows }, (_none, at) => lineOf(at))].join('\r\n');
