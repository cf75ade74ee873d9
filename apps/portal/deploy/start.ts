import { buildPortal, portalBuild } from './build/buildPortal.ts'
import { readVariant, withSandbox } from './configuration/variants.ts'
import { servePortal } from './serve/servePortal.ts'

/** Builds the portal and serves it as in production, with a simulated supplier. `npm start` runs this. */
async function start(): Promise<void> {
  const { controlAddress, readPort, startSandbox } = await import('@trade-portal/mocks/sandbox')
  const portalPort = readPort('PORTAL_PORT', 4173)
  const sandboxPort = readPort('SANDBOX_PORT', 4300)
  const variant = readVariant()

  const stateFile = process.env['SANDBOX_STATE']
  // Takes the ports before the slow build, so that a port already in use is reported at once.
  const sandbox = await startSandbox({
    port: sandboxPort,
    now: () => new Date(),
    ...(variant.worlds && { worlds: variant.worlds }),
    ...(stateFile === undefined || stateFile === '' ? {} : { stateFile }),
  })
  const portal = await servePortal({
    root: portalBuild,
    port: portalPort,
    endpointUrl: sandbox.url,
    configuration: withSandbox(variant.configuration, sandbox.url),
  })
  console.log('Building the portal …')
  await buildPortal()

  console.log(`
  Portal            ${portal.url}
  Sandbox supplier  ${sandbox.url}
  Its ledger        ${controlAddress(sandbox, 'ledger')}
  Its e-mails       ${controlAddress(sandbox, 'outbox')}

  Sign in as        ${variant.accounts.map(([name, what]) => `${name.padEnd(10)}  (${what})`).join('\n                    ')}
  Password          sandbox

  PORTAL_VARIANT=usa npm start shows the portal of a supplier in the United States.
  Ctrl-C stops both.
`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all([portal.close(), sandbox.close()]).then(() => process.exit(0))
    })
  }
}

start().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  const advice = /\bport\b/i.test(reason)
    ? '\n  PORTAL_PORT and SANDBOX_PORT choose other ports, for example: SANDBOX_PORT=4301 npm start'
    : ''
  console.error(`\n  ${reason}${advice}\n`)
  process.exit(1)
})
