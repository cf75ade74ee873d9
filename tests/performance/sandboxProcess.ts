import { startSandbox } from '@trade-portal/mocks/sandbox'

/** Runs a sandbox in its own process, so that it does not share a thread with the measurement. */
const sandbox = await startSandbox({ port: 0 })
process.send?.(sandbox.url)
process.once('disconnect', () => void sandbox.close().then(() => process.exit(0)))
