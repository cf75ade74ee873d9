import { readPort, startSandbox } from './sandbox/startSandbox.ts'
import { demoAccountNames } from './worldRouter/accountWorlds.ts'

const stateFile = process.env['SANDBOX_STATE']

try {
  const sandbox = await startSandbox({ port: readPort('SANDBOX_PORT', 4300), ...(stateFile ? { stateFile } : {}) })
  console.log(`Simulated supplier at ${sandbox.url}`)
  console.log(`Token of its control paths: ${sandbox.token}`)
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
