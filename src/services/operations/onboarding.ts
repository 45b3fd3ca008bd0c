// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The legal forms a business can have. */
export const listBusinessTypes = /* @__PURE__ */ operation('listBusinessTypes', 'get /businesses/types', { open: true, page: true });

/** Start to create a business from JSON. */
export const createBusiness = /* @__PURE__ */ operation('createBusiness', 'post /businesses/', { body: 'json', keyed: true });

/** Start to create a business. */
export const createPremiumBusiness = /* @__PURE__ */ operation<'createPremiumBusiness', 'logo'>('createPremiumBusiness', 'post /businesses/create_premium_business/', { body: 'form', keyed: true });

/** The status of a business creation. */
export const checkCreateStatus = /* @__PURE__ */ operation('checkCreateStatus', 'post /businesses/check_create_status/', { body: 'form' });

/** All countries. */
export const listCountries = /* @__PURE__ */ operation('listCountries', 'get /geo/countries/', { open: true, page: true });

/** One country with its states. */
export const getCountry = /* @__PURE__ */ operation('getCountry', 'get /geo/countries/{code}/', { open: true });

/** Start to create another business. */
export const addBusiness = /* @__PURE__ */ operation<'addBusiness', 'logo'>('addBusiness', 'post /businesses/add/', { body: 'form', keyed: true });
