import { buildPortal, portalBuild } from './buildPortal.ts'
import { readPort } from './readPort.ts'
import { servePortal } from './servePortal.ts'

/** The portal as in production, in front of a simulated supplier: what `npm start` runs. */
async function start(): Promise<void> {
  const portalPort = readPort('PORTAL_PORT', 4173)
  const sandboxPort = readPort('SANDBOX_PORT', 4300)

  const { startSandbox } = await import('@trade-portal/mocks/sandbox')
  const stateFile = process.env['SANDBOX_STATE']
  // The ports first: nobody should wait for a build to hear that a port is taken.
  const sandbox = await startSandbox({
    port: sandboxPort,
    now: () => new Date(),
    ...(stateFile === undefined || stateFile === '' ? {} : { stateFile }),
  })
  const portal = await servePortal({ root: portalBuild, port: portalPort, endpointUrl: sandbox.url })
  console.log('Building the portal …')
  await buildPortal()

  console.log(`
  Portal            ${portal.url}
  Sandbox supplier  ${sandbox.url}

  Sign in as        demo-admin  (administrator)
                    demo-sales  (sales)
                    demo-hold, demo-suspended, demo-empty, demo-large  (other accounts)
  Password          sandbox

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
