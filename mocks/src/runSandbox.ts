import { startSandbox } from './sandbox/startSandbox.ts'
import { demoAccountNames } from './worldRouter/accountWorlds.ts'

const port = Number(process.env['SANDBOX_PORT'] ?? 4300)
const stateFile = process.env['SANDBOX_STATE']

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('SANDBOX_PORT must be a number from 1 to 65535, or 0 for any free port.')
  const sandbox = await startSandbox({ port, ...(stateFile ? { stateFile } : {}) })
  console.log(`Simulated supplier at ${sandbox.url}`)
  console.log('Sign in as demo-admin (administrator) or demo-sales (sales) with the password sandbox. Ctrl-C stops it.')
  console.log(`Other worlds: ${demoAccountNames().join(', ')}.`)
  console.log(
    stateFile ? `The state is stored in ${stateFile}.` : 'The state is in memory only; SANDBOX_STATE=file stores it.',
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void sandbox.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
