/** What the panels show and change of a simulated supplier. */
export type SupplierControls = import('@trade-portal/mocks/browser').SupplierControls

/** The simulated supplier that runs in this browser, with the functions that change its settings. */
export type SimulatedSupplier = import('@trade-portal/mocks/browser').SimulatedSupplier
