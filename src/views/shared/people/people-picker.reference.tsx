import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type { Reference } from '../../../reference/reference.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { LoadPeople, Person } from './people.ts';
import { PeoplePicker } from './people-picker.tsx';

const firstNames = ['Adaeze', 'Tunde', 'Musa', 'Ngozi', 'Emeka', 'Halima', 'Ifeoma', 'Bashir', 'Funmilayo', 'Chidi'];
const lastNames = ['Okafor', 'Bello', 'Ibrahim', 'Eze', 'Nwosu', 'Adeyemi', 'Danjuma'];
const jobs = ['Driver', 'Mechanic', 'Store keeper', 'Head of maintenance and statutory documents', null];
const departments = ['Logistics', 'Workshop', 'Finance'];

const staff: Person[] = Array.from({ length: 148 }, (_, at) => ({
  id: String(at),
  employee_id: `EMP-${String(at + 1).padStart(4, '0')}`,
  first_name: firstNames[at % 10] ?? '',
  last_name: lastNames[at % 7] ?? '',
  photo: null,
  job_title: jobs[at % 5] ?? null,
  department_name: departments[at % 3] ?? null,
}));

const everybody: LoadPeople = async ({ search, department, page, page_size }) => {
  const found = staff.filter(
    (one) =>
      `${one.first_name} ${one.last_name}`.toLowerCase().includes(search.toLowerCase()) &&
      (department === null || one.department_name === department),
  );
  const end = page * page_size;
  return {
    results: found.slice(end - page_size, end),
    next: end < found.length ? `?page=${page + 1}` : null,
    count: found.length,
  };
};
const nobody: LoadPeople = async () => ({ results: [], next: null, count: 0 });
const never: LoadPeople = () => new Promise(() => undefined);
const refused: LoadPeople = () => Promise.reject(new Error('The line was lost.'));

const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });

type SpecimenProps = { label: string } & Partial<ComponentProps<typeof PeoplePicker>>;

function Specimen({ label, ...picker }: SpecimenProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <QueryClientProvider client={client}>
      <Button onPress={() => setIsOpen(true)}>{label}</Button>
      <PeoplePicker
        title="Assign employees"
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        queryKey={['employees', label]}
        load={everybody}
        errorText={() => 'Steward cannot be reached. Check your connection.'}
        departments={departments.map((name) => ({ value: name, label: name }))}
        {...picker}
      />
    </QueryClientProvider>
  );
}

export const reference: Reference = {
  name: 'People picker',
  use: 'Chooses one or several employees out of many. To choose one of a few in a form, use a combo box.',
  components: ['PeoplePicker'],
  states: [
    { name: 'Several', opener: 'Choose several', Show: () => <Specimen label="Choose several" /> },
    {
      name: 'Three at most, and a status to narrow by',
      opener: 'Choose up to three',
      Show: () => (
        <Specimen
          label="Choose up to three"
          maximum={3}
          statuses={[
            { value: 'active', label: 'Active' },
            { value: 'probation', label: 'On probation' },
          ]}
        />
      ),
    },
    {
      name: 'One',
      opener: 'Choose a driver',
      Show: () => <Specimen label="Choose a driver" title="Assign a driver" isSingle fixed={{ status: 'active' }} />,
    },
    {
      name: 'Everybody has been assigned',
      opener: 'Nobody left',
      Show: () => <Specimen label="Nobody left" load={nobody} isOfUnassigned />,
    },
    { name: 'Loading', opener: 'Slow line', Show: () => <Specimen label="Slow line" load={never} /> },
    { name: 'Could not be loaded', opener: 'Lost line', Show: () => <Specimen label="Lost line" load={refused} /> },
    {
      name: 'Refused',
      opener: 'Refused choice',
      Show: () => (
        <Specimen label="Refused choice" errorMessage="Tunde Bello has left the business. Choose somebody else." />
      ),
    },
  ],
};
