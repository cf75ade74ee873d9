import { startSandbox } from '@trade-portal/mocks/sandbox'

/** A sandbox in a process of its own, so that its one thread is not shared with whoever measures it. */
const sandbox = await startSandbox({ port: 0 })
process.send?.(sandbox.url)
process.once('disconnect', () => void sandbox.close().then(() => process.exit(0)))
