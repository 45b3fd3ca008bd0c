/** Of a row `e` of `employees`: `EmployeeChoice` of the contract, as a column for a list that names them. */
export const employeeChoice = `json_build_object('id', e.id, 'employee_id', e.employee_id, 'first_name', e.first_name,
  'last_name', e.last_name, 'photo', e.photo, 'job_title', e.job_title,
  'department_name', (select o.name from departments o where o.business_id = e.business_id and o.id = e.department_id))
  as employee`;

export const byEmployeeName = `lower(e.first_name || ' ' || e.last_name), e.id`;
