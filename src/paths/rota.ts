export const rotaPaths = {
  shiftRota: () => '/shift-rota',
  timeAndAttendance: () => '/time-and-attendance',
  settings: (type = ':type') => `/time-and-attendance/settings/${type}`,
  latenessPolicy: () => '/time-and-attendance/lateness-policy',
  startDate: () => '/time-and-attendance/start-date',
  companyLocation: () => '/time-and-attendance/company-location',
};
