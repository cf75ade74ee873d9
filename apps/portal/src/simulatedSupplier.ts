/** The simulated supplier that runs in this browser, with the functions that change its settings. */
export type SimulatedSupplier = import('@trade-portal/mocks/browser').SimulatedSupplier

/** Starts the simulated supplier in this browser, so that development needs no server. Loaded in development only. */
export async function startSimulatedSupplier(): Promise<SimulatedSupplier> {
  const { browserStore, createSimulatedSupplier, startWorker } = await import('@trade-portal/mocks/browser')
  const supplier = await createSimulatedSupplier({
    store: browserStore(),
    now: () => new Date(),
    home: import.meta.env['PORTAL_VARIANT'] === 'usa' ? 'usa' : 'typical',
  })
  await startWorker(supplier)
  return supplier
}
