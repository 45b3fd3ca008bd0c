import { fleetPaths } from '../../paths/fleet.ts';
import type { Renewed } from '../../views/fleet/renewed.ts';
import type { Vehicle } from '../../views/fleet/vehicle-texts.ts';
import { plus } from '../../views/ui/foundations/icons.ts';
import { inBusiness } from '../access.ts';
import { flowPage, page, pageWith } from '../page.tsx';
import type { Manifest } from '../screen.ts';
import { lazyPart } from '../shell/lazy-part.tsx';
import { welcomeOf } from '../shell/welcome-of.ts';

type Renewal = { renewed: readonly Renewed[]; onEnd: () => void };
const ofFleet = { access: inBusiness('access_vehicles'), frame: 'always' } as const;
const Welcome = welcomeOf('fleet_onboarding');
const list = pageWith(
  { Welcome },
  async () => (await import('../../views/fleet/vehicle-list.page.tsx')).VehicleListPage,
);
const AssignVehicle = flowPage<
  'assignment',
  typeof import('../../machines/fleet/vehicle-assignment/machine.ts').vehicleAssignmentMachine,
  { vehicle: Vehicle; onEnd: () => void }
>(
  'assignment',
  async () => (await import('../../views/fleet/assign-vehicle.tsx')).AssignVehicle,
  async () => (await import('../actors/fleet.ts')).vehicleAssignmentFlow,
);
const dialog = async () => (await import('../../views/fleet/renewal-dialog.tsx')).RenewalDialog;
const renewals = {
  RenewPaper: flowPage<
    'renewal',
    typeof import('../../machines/fleet/statutory-renewal/machine.ts').statutoryRenewalMachine,
    Renewal
  >('renewal', dialog, async () => (await import('../actors/fleet.ts')).statutoryRenewalFlow),
  RenewService: flowPage<
    'renewal',
    typeof import('../../machines/fleet/service-renewal/machine.ts').serviceRenewalMachine,
    Renewal
  >('renewal', dialog, async () => (await import('../actors/fleet.ts')).serviceRenewalFlow),
};
const fuelEntry = flowPage(
  'entry',
  async () => (await import('../../views/fleet/logs/fuel-entry.page.tsx')).FuelEntryPage,
  async () => (await import('../actors/fleet.ts')).fuelEntryFlow,
);
const dailyCheck = flowPage(
  'entry',
  async () => (await import('../../views/fleet/logs/daily-check.page.tsx')).DailyCheckPage,
  async () => (await import('../actors/fleet.ts')).dailyCheckFlow,
);
/** The same for whoever has the vehicle, who comes from their own page of it. */
const driversFuel = flowPage(
  'entry',
  async () => (await import('../../views/fleet/logs/fuel-entry.page.tsx')).DriversFuelPage,
  async () => (await import('../actors/fleet.ts')).driversFuelFlow,
);
const driversCheck = flowPage(
  'entry',
  async () => (await import('../../views/fleet/logs/daily-check.page.tsx')).DriversCheckPage,
  async () => (await import('../actors/fleet.ts')).driversCheckFlow,
);
const ofDriver = { access: inBusiness(), frame: 'always' } as const;
const reminders = pageWith(
  renewals,
  async () => (await import('../../views/fleet/reminders.page.tsx')).FleetRemindersPage,
);

export const fleet: Manifest = {
  rail: { label: 'Fleet', href: fleetPaths.fleet(), icon: 'car', order: 4 },
  acts: [
    {
      label: 'My vehicles',
      href: fleetPaths.myVehicles(),
      icon: 'car',
      keywords: ['drive', 'check', 'fuel', 'report a problem'],
      access: ofDriver.access,
    },
    {
      label: 'Add Vehicle',
      href: fleetPaths.addVehicle(),
      icon: plus,
      keywords: ['new', 'create', 'car', 'truck'],
      access: ofFleet.access,
    },
    {
      label: 'Renew papers and services',
      href: fleetPaths.reminders(),
      icon: 'clock',
      keywords: ['reminder', 'due', 'overdue', 'insurance', 'licence'],
      access: ofFleet.access,
    },
  ],
  home: [
    {
      place: 'side',
      order: 25,
      access: ofDriver.access,
      card: lazyPart(async () => (await import('../../views/fleet/driver/my-vehicles-card.tsx')).MyVehiclesCard),
    },
  ],
  screens: [
    {
      ...ofDriver,
      path: fleetPaths.myVehicles(),
      title: 'My vehicles',
      page: page(async () => (await import('../../views/fleet/driver/my-vehicles.page.tsx')).MyVehiclesPage),
    },
    {
      ...ofDriver,
      path: '/my-vehicles/:id/fuel',
      title: 'Add fuel',
      parent: fleetPaths.myVehicles(),
      page: driversFuel,
    },
    {
      ...ofDriver,
      path: '/my-vehicles/:id/check',
      title: 'Daily check',
      parent: fleetPaths.myVehicles(),
      page: driversCheck,
    },
    {
      ...ofDriver,
      path: '/my-vehicles/:id',
      title: 'My vehicle',
      parent: fleetPaths.myVehicles(),
      page: page(async () => (await import('../../views/fleet/driver/my-vehicle.page.tsx')).MyVehiclePage),
    },
    {
      ...ofFleet,
      path: fleetPaths.fleet(),
      query: { tab: 'home', view: '' },
      title: 'Vehicles',
      menu: { module: 'Fleet', label: 'Vehicles', order: 1 },
      page: list,
      readAhead: async () => (await import('../../views/fleet/vehicle-list.page.tsx')).readVehicles,
    },
    {
      ...ofFleet,
      path: fleetPaths.fleet(),
      query: { tab: 'add-vehicle', view: '' },
      title: 'Add vehicle',
      parent: fleetPaths.home(),
      page: list,
    },
    {
      ...ofFleet,
      path: fleetPaths.fleet(),
      query: { tab: 'edit-vehicle', view: '' },
      title: 'Edit vehicle',
      parent: fleetPaths.home(),
      page: list,
    },
    {
      ...ofFleet,
      path: fleetPaths.fleet(),
      query: { tab: 'reminder', view: '' },
      title: 'Reminders',
      parent: fleetPaths.reminders(),
      page: reminders,
    },
    {
      ...ofFleet,
      path: fleetPaths.reminders(),
      title: 'Reminders',
      menu: { module: 'Fleet', label: 'Reminders', order: 2 },
      page: reminders,
    },
    {
      ...ofFleet,
      path: fleetPaths.checks(),
      title: 'Daily checks',
      menu: { module: 'Fleet', label: 'Daily checks', order: 3 },
      page: page(async () => (await import('../../views/fleet/logs/missing-checks.page.tsx')).MissingChecksPage),
    },
    {
      ...ofFleet,
      path: fleetPaths.costs(),
      title: 'Costs and use',
      menu: { module: 'Fleet', label: 'Costs and use', order: 4 },
      page: page(async () => (await import('../../views/fleet/costs/fleet-costs.page.tsx')).FleetCostsPage),
    },
    {
      ...ofFleet,
      path: '/fleet/home/:id/fuel',
      title: 'Add fuel',
      parent: fleetPaths.home(),
      page: fuelEntry,
    },
    {
      ...ofFleet,
      path: '/fleet/home/:id/check',
      title: 'Daily check',
      parent: fleetPaths.home(),
      page: dailyCheck,
    },
    {
      ...ofFleet,
      path: '/fleet/home/:id',
      title: 'Vehicle',
      parent: fleetPaths.home(),
      page: pageWith(
        { ...renewals, AssignVehicle },
        async () => (await import('../../views/fleet/vehicle.page.tsx')).VehiclePage,
      ),
    },
  ],
};
