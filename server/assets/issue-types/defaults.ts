/** The issue types that every business begins with. */
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
