/** The company that runs this copy of Steward, as far as it is configured. */
export type Operator = { name: string | null; address: string | null; privacyContact: string | null };

/** The name in the texts when none is configured. */
export const operatorName = ({ name }: Operator): string => name ?? 'the company that runs this Steward service';

/** The missing details of the company; the legal pages list them, because they are incomplete without them. */
export const missingFacts = ({ name, address, privacyContact }: Operator): string[] => [
  ...(name === null ? ['its name'] : []),
  ...(address === null ? ['its address'] : []),
  ...(privacyContact === null ? ['an address for questions about data protection'] : []),
];
