/** Development without a server: the supplier runs in this browser. Loaded in development only. */
export async function startSimulatedSupplier(): Promise<void> {
  const [{ createSimulator, worlds }, { startWorker }] = await Promise.all([
    import('@trade-portal/mocks'),
    import('@trade-portal/mocks/browser'),
  ])
  await startWorker(createSimulator(worlds.typical(new Date()), { now: () => new Date() }))
}
