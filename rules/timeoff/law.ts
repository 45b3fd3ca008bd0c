/**
 * What the law of Nigeria sets for time off, as data. The Labour Act protects manual and clerical workers (s. 91); here it is the
 * floor for everybody, which warns and forbids nothing. A figure that changes gets a second entry with the day from which it holds.
 */

export type LawFigure = {
  act: string;
  section: string;
  /** The first day on which it holds. */
  from: string;
  figure: number;
  says: string;
  source: string;
};

/** The Act commenced on 1 August 1971. */
const labourAct = { act: 'Labour Act, Cap L1 LFN 2004', from: '1971-08-01' };

const figures = {
  /** Working days a year. */
  annualDays: [
    {
      ...labourAct,
      section: 's. 18',
      figure: 6,
      says: 'at least 6 working days on full pay after 12 months of service (12 for under-16s and apprentices)',
      source: 'https://wageindicator.org/ng-mywage-org-nigeria/labour-law/annual-leave-holidays',
    },
  ],
  /** Months of service. */
  annualWaiting: [
    {
      ...labourAct,
      section: 's. 18',
      figure: 12,
      says: 'annual leave is due after 12 months of service',
      source: 'https://wageindicator.org/ng-mywage-org-nigeria/labour-law/annual-leave-holidays',
    },
  ],
  /** Months within which annual leave that was put off is taken. */
  annualDeferral: [
    {
      ...labourAct,
      section: 's. 18',
      figure: 24,
      says: 'annual leave can be put off by agreement, up to 24 months',
      source: 'https://wageindicator.org/ng-mywage-org-nigeria/labour-law/annual-leave-holidays',
    },
  ],
  /** Working days a calendar year. */
  sickDays: [
    {
      ...labourAct,
      section: 's. 16',
      figure: 12,
      says: 'up to 12 working days a calendar year on full pay, with a certificate of a registered medical practitioner',
      source: 'https://jurist.ng/labour_act/sec-16',
    },
  ],
  /** Days in a row. */
  maternityDays: [
    {
      ...labourAct,
      section: 's. 54',
      figure: 84,
      says: '6 weeks before the birth and 6 weeks after it',
      source: 'https://jurist.ng/labour_act/sec-54',
    },
  ],
  /** Percent of the wages. */
  maternityPay: [
    {
      ...labourAct,
      section: 's. 54',
      figure: 50,
      says: 'at least 50 % of the wages after 6 months of service',
      source: 'https://jurist.ng/labour_act/sec-54',
    },
  ],
  /** Months of service. */
  maternityPayWaiting: [
    {
      ...labourAct,
      section: 's. 54',
      figure: 6,
      says: 'at least 50 % of the wages after 6 months of service',
      source: 'https://jurist.ng/labour_act/sec-54',
    },
  ],
} satisfies Record<string, readonly LawFigure[]>;

export type LawName = keyof typeof figures;

/** The figure that holds on a day; the oldest one before all of them. */
export function lawOn(name: LawName, day: string): LawFigure {
  const known: readonly LawFigure[] = figures[name];
  const found = known.findLast(({ from }) => from <= day) ?? known[0];
  if (found === undefined) throw new Error(`There is no figure of ${name}.`);
  return found;
}

const noNotice = 'Nobody is given notice of dismissal while on maternity leave.';
/** With its source. */
export const noNoticeByLaw = `${noNotice} (${labourAct.act}, s. 54)`;

/** What the law says besides figures, for the people who add a policy of the kind. */
export const lawNotes: Partial<Record<string, readonly string[]>> = {
  maternity: [
    'The 6 weeks after the birth are compulsory.',
    'A nursing mother has two breaks of half an hour a day.',
    noNotice,
  ],
  paternity: ['The Labour Act gives no paternity leave; Lagos State gives its civil servants 10 working days.'],
};
