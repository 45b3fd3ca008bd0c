/** The people of the demo business besides its members: first name, last name, job, department, region, hire date. */
export const demoRegions = [
  { name: 'Apapa depot', state: 'Lagos', city: 'Apapa', address1: '3 Creek Road' },
  { name: 'Ibadan depot', state: 'Oyo', city: 'Ibadan', address1: '52 Ring Road' },
  { name: 'Abuja office', state: 'FCT', city: 'Abuja', address1: '9 Ademola Adetokunbo Crescent' },
  { name: 'Kano depot', state: 'Kano', city: 'Kano', address1: '27 Zaria Road' },
  { name: 'Port Harcourt depot', state: 'Rivers', city: 'Port Harcourt', address1: '14 Trans Amadi Road' },
];
export const demoDepartments = ['Fleet', 'Warehouse', 'Workshop'];

/** By the beginning of their address: what the members of the demo business do. */
export const demoMembersWork = {
  owner: ['Managing director', 'Administration', 'Lagos'],
  hr: ['Head of people', 'Human Resources', 'Lagos'],
  fleet: ['Fleet manager', 'Fleet', 'Lagos'],
  finance: ['Payroll officer', 'Finance', 'Lagos'],
} as const;

/** What the demo business gives its people, and by their jobs to whom. */
export const demoBenefits = [
  {
    name: 'HMO standard plan',
    kind: 'health',
    provider: 'Hygeia HMO',
    isDefault: true,
    whose: /./,
    description: 'Out-patient and in-patient care for the employee, a spouse and up to four children.',
  },
  {
    name: 'HMO executive plan',
    kind: 'health',
    provider: 'Reliance HMO',
    isDefault: false,
    whose: /^(Head|Managing)/,
    description: 'The standard plan with a wider list of hospitals, dental and optical care.',
  },
  {
    name: 'Contributory pension',
    kind: 'pension',
    provider: '',
    isDefault: true,
    whose: /./,
    description: '10% by the business and 8% by the employee, under the Pension Reform Act 2014.',
  },
  {
    name: 'Group life insurance',
    kind: 'insurance',
    provider: 'Leadway Assurance',
    isDefault: true,
    whose: /./,
    description: 'Three times the yearly pay, as the Pension Reform Act 2014 asks for.',
  },
  {
    name: '13th month salary',
    kind: 'bonus',
    provider: '',
    isDefault: false,
    whose: /^(?!.*(intern|youth))/i,
    description: 'A month of pay in December, for those who have worked the whole year.',
  },
  {
    name: 'Driver overnight allowance',
    kind: 'allowance',
    provider: '',
    isDefault: false,
    whose: /driver|rider/i,
    description: 'For each night away from the home depot.',
  },
] as const;

/** Who has no address at the business, as those who drive and load often do not. */
export const demoWithoutEmail = ['Ibrahim Gana', 'Bashir Lawan'];

/** Who joined lately, and how many days ago. */
export const demoJoiners: readonly (readonly [...who: DemoWork, daysAgo: number])[] = [
  ['Precious', 'Okoro', 'Dispatcher', 'Operations', 'Lagos', 240],
  ['Ibrahim', 'Gana', 'Truck driver', 'Fleet', 'Abuja office', 150],
  ['Tolani', 'Bakare', 'Accounts clerk', 'Finance', 'Lagos', 75],
  ['Amaka', 'Nnadi', 'Store keeper', 'Warehouse', 'Apapa depot', 20],
  ['Kelechi', 'Anozie', 'Account manager', 'Sales', 'Lagos', 335],
  ['Danjuma', 'Ishaku', 'Truck driver', 'Fleet', 'Kano depot', 300],
  ['Ronke', 'Salako', 'Support engineer', 'Information Technology', 'Lagos', 190],
  ['Bashir', 'Lawan', 'Forklift operator', 'Warehouse', 'Kano depot', 110],
];

/** Who left within the last year: how many days ago, and why. */
export const demoLeavers = [
  ['Samuel', 'Idowu', 310, 'resignation'],
  ['Ayodele', 'Coker', 130, 'contract_end'],
  ['Yakubu', 'Waziri', 40, 'dismissal'],
  ['Kelechi', 'Anozie', 95, 'resignation'],
  ['Danjuma', 'Ishaku', 215, 'resignation'],
] as const;

/** Who came back after leaving, and how many days ago. */
export const demoReturners = [['Samuel', 'Idowu', 170]] as const;

/** Of each department, who leads it; the managing director leads the others. */
export const demoHeads: Record<string, string> = {
  Operations: 'Adaeze',
  Workshop: 'Godwin',
  Warehouse: 'Zainab',
  Finance: 'Funmilayo',
  'Information Technology': 'Joseph',
  Sales: 'Omolara',
  Fleet: 'Musa',
  'Human Resources': 'Bisola',
};

type DemoWork = [first: string, last: string, job: string, department: string, region: string];
type DemoEmployee = readonly [
  first: string,
  last: string,
  job: string,
  department: string,
  region: string,
  hired: string,
  status?: 'inactive',
];

export const demoEmployees: readonly DemoEmployee[] = [
  ['Adaeze', 'Okafor', 'Head of operations', 'Operations', 'Lagos', '2018-03-12'],
  ['Tunde', 'Bello', 'Dispatcher', 'Operations', 'Apapa depot', '2019-01-14'],
  ['Halima', 'Danjuma', 'Dispatcher', 'Operations', 'Kano depot', '2021-06-01'],
  ['Chinedu', 'Nwosu', 'Operations analyst', 'Operations', 'Lagos', '2022-09-05'],
  ['Ebiere', 'Briggs', 'Depot manager', 'Operations', 'Port Harcourt depot', '2018-11-19'],
  ['Kolawole', 'Adebayo', 'Depot manager', 'Operations', 'Ibadan depot', '2019-04-08'],
  ['Aisha', 'Sani', 'Depot manager', 'Operations', 'Kano depot', '2020-02-17'],
  ['Emeka', 'Obi', 'Truck driver', 'Fleet', 'Apapa depot', '2018-07-02'],
  ['Sule', 'Abubakar', 'Truck driver', 'Fleet', 'Kano depot', '2019-10-21'],
  ['Biodun', 'Ogunleye', 'Truck driver', 'Fleet', 'Ibadan depot', '2020-01-13'],
  ['Ifeanyi', 'Eze', 'Truck driver', 'Fleet', 'Port Harcourt depot', '2020-08-03'],
  ['Garba', 'Musa', 'Truck driver', 'Fleet', 'Abuja office', '2021-03-15'],
  ['Rasheed', 'Lawal', 'Truck driver', 'Fleet', 'Lagos', '2021-11-08'],
  ['Peter', 'Akpan', 'Truck driver', 'Fleet', 'Port Harcourt depot', '2022-05-16', 'inactive'],
  ['Yakubu', 'Waziri', 'Truck driver', 'Fleet', 'Kano depot', '2023-02-06'],
  ['Segun', 'Afolabi', 'Bus driver', 'Fleet', 'Lagos', '2023-07-10'],
  ['Uche', 'Madu', 'Dispatch rider', 'Fleet', 'Lagos', '2024-01-15'],
  ['Ahmed', 'Tijani', 'Dispatch rider', 'Fleet', 'Abuja office', '2024-04-22'],
  ['Blessing', 'Effiong', 'Fleet clerk', 'Fleet', 'Lagos', '2022-10-03'],
  ['Godwin', 'Oche', 'Head mechanic', 'Workshop', 'Apapa depot', '2018-05-07'],
  ['Mathew', 'Terhemba', 'Mechanic', 'Workshop', 'Apapa depot', '2020-09-14'],
  ['Lukman', 'Salami', 'Auto electrician', 'Workshop', 'Ibadan depot', '2021-08-23'],
  ['Nnamdi', 'Okeke', 'Tyre technician', 'Workshop', 'Apapa depot', '2023-05-29'],
  ['Zainab', 'Yusuf', 'Warehouse supervisor', 'Warehouse', 'Kano depot', '2019-12-02'],
  ['Oluwaseun', 'Adeleke', 'Warehouse supervisor', 'Warehouse', 'Apapa depot', '2020-06-22'],
  ['Patience', 'Amadi', 'Store keeper', 'Warehouse', 'Port Harcourt depot', '2021-01-18'],
  ['Kabiru', 'Aliyu', 'Forklift operator', 'Warehouse', 'Kano depot', '2022-03-07'],
  ['Dele', 'Fashola', 'Forklift operator', 'Warehouse', 'Apapa depot', '2022-07-25'],
  ['Grace', 'Udoh', 'Store keeper', 'Warehouse', 'Ibadan depot', '2024-09-02'],
  ['Funmilayo', 'Ajayi', 'Head of finance', 'Finance', 'Lagos', '2018-09-10'],
  ['Ikenna', 'Onyeka', 'Accountant', 'Finance', 'Lagos', '2021-04-12'],
  ['Maryam', 'Bala', 'Accounts clerk', 'Finance', 'Abuja office', '2023-09-18'],
  ['Temitope', 'Balogun', 'People officer', 'Human Resources', 'Lagos', '2022-01-10'],
  ['Joseph', 'Danladi', 'IT officer', 'Information Technology', 'Lagos', '2021-05-24'],
  ['Chioma', 'Igwe', 'Support engineer', 'Information Technology', 'Lagos', '2024-02-12'],
  ['Omolara', 'Sanni', 'Sales manager', 'Sales', 'Lagos', '2019-07-29'],
  ['Victor', 'Ekanem', 'Account manager', 'Sales', 'Port Harcourt depot', '2022-11-21'],
  ['Hadiza', 'Mohammed', 'Account manager', 'Sales', 'Abuja office', '2023-03-13'],
  ['Ayodele', 'Coker', 'Brand officer', 'Marketing', 'Lagos', '2023-11-06'],
  ['Ngozi', 'Umeh', 'Customer service lead', 'Customer Service', 'Lagos', '2020-04-20'],
  ['Samuel', 'Idowu', 'Front desk officer', 'Administration', 'Lagos', '2021-09-27'],
];
