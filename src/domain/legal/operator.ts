/** The company that runs this copy of Steward, as far as it has said who it is. */
export type Operator = { name: string | null; address: string | null; privacyContact: string | null };

/** How the texts call it where it has not given its name. */
export const operatorName = ({ name }: Operator): string => name ?? 'the company that runs this Steward service';

/** What the company has not said; the legal pages say so, because they are not complete without it. */
export const missingFacts = ({ name, address, privacyContact }: Operator): string[] => [
  ...(name === null ? ['its name'] : []),
  ...(address === null ? ['its address'] : []),
  ...(privacyContact === null ? ['an address for questions about data protection'] : []),
];
