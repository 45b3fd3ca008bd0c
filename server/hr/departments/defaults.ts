/** The departments that every business begins with. */
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
