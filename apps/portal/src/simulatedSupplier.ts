/** The supplier in this browser, and all that can be switched about it. */
export type SimulatedSupplier = import('@trade-portal/mocks/browser').SimulatedSupplier

/** Development without a server: the supplier runs in this browser. Loaded in development only. */
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
