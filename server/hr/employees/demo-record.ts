/** What the records of the demo business say beyond work: plausible, made up, and the same each time. */
import type { components } from '../../../openapi/generated/contract.ts';
import { checkDigitOf } from '../../../rules/hr/nuban.ts';

type Schemas = components['schemas'];

const women = new Set(
  'Adaeze Halima Ebiere Aisha Blessing Zainab Patience Grace Funmilayo Maryam Temitope Chioma Omolara Hadiza Ngozi Precious Tolani Amaka Bisola Ronke'.split(
    ' ',
  ),
);
const origins = [
  ['Anambra', 'Awka South', '7 Zik Avenue, Awka'],
  ['Oyo', 'Ibadan North', '18 Bodija Road, Ibadan'],
  ['Kano', 'Tarauni', '4 Maiduguri Road, Kano'],
  ['Rivers', 'Obio/Akpor', '22 Ada George Road, Port Harcourt'],
  ['Kaduna', 'Zaria', '11 Samaru Road, Zaria'],
  ['Edo', 'Oredo', '30 Sapele Road, Benin City'],
  ['Lagos', 'Ikeja', '5 Allen Avenue, Ikeja'],
] as const;
const banks = ['058', '011', '057', '044', '033', '221'] as const;
const providers = ['stanbic-ibtc', 'arm', 'leadway', 'access', 'fcmb'] as const;
const marital = ['single', 'married', 'married', 'single', 'divorced', 'married'] as const;

/** In turn. */
function of<Value>(list: readonly Value[], at: number): Value {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
}
const two = (number: number): string => String(number).padStart(2, '0');

/** Whole naira a month by the beginning of the job. */
const payOf = (job: string): number => {
  if (/^(Managing|Head)/.test(job)) return 950_000;
  if (/manager|lead|supervisor|analyst/i.test(job)) return 480_000;
  if (/accountant|engineer|officer/i.test(job)) return 320_000;
  return 165_000;
};

/** @param at which employee it is, counted from 0 */
export function demoRecord(first: string, last: string, job: string, at: number) {
  const [state_of_origin, lga_of_origin, address] = of(origins, at);
  const isWoman = women.has(first);
  const marital_status = of(marital, at);
  const bank = of(banks, at);
  const serial = String(3_104_500_00 + at * 7919).padStart(9, '0');
  const married = marital_status === 'single' ? ('miss' as const) : ('mrs' as const);
  return {
    title: isWoman ? married : ('mr' as const),
    gender: isWoman ? ('female' as const) : ('male' as const),
    birth_date: `${1968 + ((at * 7) % 36)}-${two(1 + ((at * 5) % 12))}-${two(1 + ((at * 11) % 28))}`,
    marital_status,
    nationality: 'NG',
    state_of_origin,
    lga_of_origin,
    address,
    personal_email: `${first}.${last}@mail.test`.toLowerCase(),
    employment_type: at % 9 === 8 ? ('contract' as const) : ('permanent' as const),
    nin: String(40_000_000_000 + at * 104_729),
    tax_id: String(2_000_000_000 + at * 15_485_863).slice(0, 10),
    pension_provider: of(providers, at),
    pension_pin: `PEN${100_000_000_000 + at * 1_299_709}`,
    bank,
    account_number: `${serial}${checkDigitOf(bank, serial)}`,
    account_name: `${first} ${last}`,
    pay: payOf(job) + (at % 5) * 15_000,
    pay_period: 'monthly',
  } satisfies Partial<Schemas['EmployeeForm']>;
}

/** Whom to call about an employee. */
export const demoContact = (last: string, at: number): Schemas['Contact'] => ({
  name: `${of(['Ngozi', 'Ibrahim', 'Folake', 'Chidi', 'Hauwa'], at)} ${last}`,
  relationship: of(['Spouse', 'Brother', 'Mother', 'Father', 'Sister'], at),
  phone_number: `0805${4_210_000 + at * 53}`,
  address: of(origins, at)[2],
});
