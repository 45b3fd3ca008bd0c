export const payrollPaths = {
  payroll: () => '/payroll',
};
