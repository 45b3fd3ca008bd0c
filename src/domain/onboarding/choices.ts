export const interests = ['Core HR', 'Payroll', 'Assets', 'Task', 'Time & Attendance'] as const;
export const companySizes = [
  'Myself',
  '1-20',
  '21-50',
  '51-100',
  '101-200',
  '201-500',
  '501-999',
  '1000 and above',
] as const;
/** *Affilate* is how the product spells it. */
export const referralSources = ['LinkedIn', 'Facebook', 'Instagram', 'Affilate', 'Twitter', 'Referrals'] as const;
export const ratings = ['not_good', 'fairly_good', 'neutral', 'great', 'very_great'] as const;
export const avatarColours = ['green', 'amber', 'blue', 'plum', 'red'] as const;

export type Interest = (typeof interests)[number];
export type CompanySize = (typeof companySizes)[number];
export type ReferralSource = (typeof referralSources)[number];
export type Rating = (typeof ratings)[number];
export type AvatarColour = (typeof avatarColours)[number];

/** The state a person chooses whose own is not in the list. */
export const otherState = 'Other';

/** The size of a company in which so many people work. */
export const companySizeOf = (people: number): CompanySize => {
  const most = [1, 20, 50, 100, 200, 500, 999];
  return companySizes[most.filter((limit) => people > limit).length] ?? '1000 and above';
};
