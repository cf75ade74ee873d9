import { portalBuild, readVariant, servePortal, withSandbox } from '@trade-portal/portal/deploy'
import type { BrowserContext } from 'playwright'
import { protocols } from './conditions.ts'
import type { FloorCall } from './floors/supplier.ts'
import { buildFloor } from './floors/buildFloor.ts'
import type { StartCustomer } from './startCustomer.ts'
import type { StartScreen } from './startScreens.ts'

/** An address to measure, and how to stop what serves it. */
export interface Site {
  readonly url: string
  close(): Promise<void>
}

export function servePortalBuild(endpointUrl: string, protocol: keyof typeof protocols): Promise<Site> {
  return servePortal({ root: portalBuild, port: 0, endpointUrl, http2: protocols[protocol] })
}

/** Builds the floor of a screen and serves it like the portal; its configuration also holds the calls to make. */
export async function serveFloor(
  screen: StartScreen,
  endpointUrl: string,
  protocol: keyof typeof protocols,
  calls: readonly FloorCall[],
): Promise<Site> {
  const configuration = withSandbox(readVariant('').configuration, endpointUrl)
  return servePortal({
    root: await buildFloor(screen.name),
    port: 0,
    endpointUrl,
    configuration: JSON.stringify({ ...JSON.parse(configuration), calls }),
    http2: protocols[protocol],
  })
}

/** The calls of the portal on a screen, each once. */
export async function recordCalls(context: BrowserContext, address: string): Promise<readonly FloorCall[]> {
  const page = await context.newPage()
  const calls = new Map<string, FloorCall>()
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('ipFunction')
    if (request.method() !== 'POST' || name === null) return
    const body = request.postData() ?? ''
    const { objectSet }: { readonly objectSet?: string } = JSON.parse(body)
    const { 'content-type': type = '', 'session-context-id': session = '' } = request.headers()
    const headers = { 'Content-Type': type, 'Session-Context-Id': session }
    const full = objectSet === undefined ? name : `${name}:${objectSet}`
    calls.set(full, { name: full, url: request.url(), headers, body })
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.close()
  return [...calls.values()]
}

/** What a context of the browser needs for a screen at this site. */
export function contextFor(screen: StartScreen, site: Site, customer: StartCustomer) {
  return {
    viewport: { width: 412, height: 823 },
    ...(screen.isSignedIn ? { storageState: customer.storageFor(site.url) } : {}),
  }
}
