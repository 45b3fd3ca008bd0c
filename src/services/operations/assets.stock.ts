// Generated from `openapi/` by `npm run contract`.
import { operation } from '../shared/operation.ts';

/** The stock-takes of the business. */
export const listStockTakes = /* @__PURE__ */ operation('listStockTakes', 'get /c/{domain}/asset-management/stock_takes/', { page: true, shows: 'StockTake', reads: ['regions', 'stock_takes'] });

/** Start a stock-take of a location. */
export const startStockTake = /* @__PURE__ */ operation('startStockTake', 'post /c/{domain}/asset-management/stock_takes/', { body: 'json', shows: 'StockTake', keyed: true, changes: ['stock_takes'] });

/** One stock-take with its totals. */
export const getStockTake = /* @__PURE__ */ operation('getStockTake', 'get /c/{domain}/asset-management/stock_takes/{id}/', { shows: 'StockTake', reads: ['regions', 'stock_takes'] });

/** Discard a stock-take that is not closed. */
export const discardStockTake = /* @__PURE__ */ operation('discardStockTake', 'delete /c/{domain}/asset-management/stock_takes/{id}/', { changes: ['stock_takes'] });

/** What a stock-take expects and has found. */
export const listStockTakeItems = /* @__PURE__ */ operation('listStockTakeItems', 'get /c/{domain}/asset-management/stock_takes/{id}/items/', { page: true, reads: ['regions', 'stock_takes'] });

/** Tick an asset as found, or take the tick back. */
export const countStockTakeItem = /* @__PURE__ */ operation('countStockTakeItem', 'post /c/{domain}/asset-management/stock_takes/{id}/items/', { body: 'json', changes: ['stock_takes'] });

/** Close a stock-take. */
export const closeStockTake = /* @__PURE__ */ operation('closeStockTake', 'post /c/{domain}/asset-management/stock_takes/{id}/close/', { body: 'json', shows: 'StockTake', keyed: true, changes: ['assets', 'audit_log', 'stock_takes'] });

/** The report of a stock-take as CSV. */
export const exportStockTake = /* @__PURE__ */ operation('exportStockTake', 'get /c/{domain}/asset-management/stock_takes/{id}/report/', { file: true, reads: ['regions', 'stock_takes'] });
