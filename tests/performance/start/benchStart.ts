import type { BrowserContext } from 'playwright'
import { say } from '../../command.ts'
import { serveFloor } from '../floors/serveFloor.ts'
import type { FloorCall } from '../floors/supplier.ts'
import { signIn, type BenchOptions, type Stage } from '../stage.ts'
import { formatTable, median, ratio, spread } from '../table.ts'
import { startScreens, type StartScreen } from './startScreens.ts'
import { visitStart, type StartFigures } from './visitStart.ts'
import { recordWaterfall, type Waterfall } from './waterfall.ts'

interface StartBench {
  readonly screen: StartScreen
  readonly url: string
  readonly endpointUrl: string
  readonly rounds: number
  /**
   * Opens a browser context of a phone, signed in if the screen needs it.
   * @param hasWorker Whether service workers are allowed.
   */
  readonly open: (site: string, hasWorker: boolean) => Promise<BrowserContext>
}

/**
 * How long the portal needs until a screen can be used, compared with the screen's floor. A floor is a plain page that is
 * built from the same libraries into one bundle, makes the same calls and is served in the same way. The floor of sign-in
 * has a form with React Aria, React Hook Form and yup. The portal loads these libraries only with larger forms.
 */
export async function benchStart(stage: Stage, { only, rounds = 5 }: BenchOptions): Promise<void> {
  const page = await stage.browser.newPage()
  await signIn(page, stage, 'demo-admin')
  const { origins } = await page.context().storageState()
  const localStorage = origins.flatMap((stored) => stored.localStorage)
  const screens = startScreens.filter(({ name, path }) => `${name} ${path}`.includes(only))
  for (const screen of screens) {
    const bench: StartBench = {
      ...stage,
      screen,
      rounds,
      open: (site, hasWorker) =>
        stage.browser.newContext({
          viewport: { width: 412, height: 823 },
          serviceWorkers: hasWorker ? 'allow' : 'block',
          ...(screen.isSignedIn && { storageState: { cookies: [], origins: [{ origin: site, localStorage }] } }),
        }),
    }
    await benchScreen(bench, screens.length === 1)
  }
  await page.context().close()
}

async function benchScreen(bench: StartBench, isDetailed: boolean): Promise<void> {
  const { screen, url, endpointUrl } = bench
  const calls = screen.isSignedIn ? await recordCalls(bench) : []
  const floor = await serveFloor(screen.name, endpointUrl, calls)
  const [ours, its] = [await record(bench, url), await record(bench, floor.url)]
  say(formatTable(`${screen.name}, until it can be used`, ['', 'portal', 'floor'], waterfallRows(ours, its)))
  if (isDetailed) for (const [index, wave] of ours.addresses.entries()) say(`  wave ${index + 1}: ${namesIn(wave)}`)
  const head = ['', 'portal', 'floor', 'ratio', 'blocking', 'floor']
  const title = `${screen.name}, CPU 4x slower, median (shortest..longest) of ${bench.rounds}, ms`
  say(formatTable(title, head, await timeRows(bench, floor.url)))
  await floor.close()
}

async function recordCalls({ screen, url, open }: StartBench): Promise<readonly FloorCall[]> {
  const context = await open(url, false)
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
  await page.goto(url + screen.path)
  await page.waitForLoadState('networkidle')
  await context.close()
  return [...calls.values()]
}

async function record({ screen, open }: StartBench, site: string): Promise<Waterfall> {
  const context = await open(site, false)
  const waterfall = await recordWaterfall(await context.newPage(), site + screen.path, screen.usable)
  await context.close()
  return waterfall
}

/** Figures that do not depend on speed. */
function waterfallRows(ours: Waterfall, its: Waterfall): (string | number)[][] {
  const counts = (['waves', 'requests', 'scripts', 'stylesheets'] as const).map((key) => [key, ours[key], its[key]])
  const types = new Set([...Object.keys(ours.bytes), ...Object.keys(its.bytes)])
  const kilobytes = ({ bytes }: Waterfall, type: string) => ((bytes[type] ?? 0) / 1000).toFixed(1)
  return [...counts, ...[...types].map((type) => [`KB ${type}`, kilobytes(ours, type), kilobytes(its, type)])]
}

function namesIn(addresses: readonly string[]): string {
  return addresses.map((address) => /(?:ipFunction=|\/)([^/=]*)$/.exec(address)?.[1] || 'the page').join(' ')
}

/**
 * The times of first visits, and of later visits with files from the service worker, compared with first visits of the
 * floor.
 */
async function timeRows({ screen, url, rounds, open }: StartBench, floorUrl: string): Promise<string[][]> {
  const stored = await open(url, true)
  const page = await stored.newPage()
  await page.goto(url + screen.path)
  // The service worker becomes active when it has stored all files.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.close()
  const visitFirst = async (site: string, isOn4g: boolean) => {
    const context = await open(site, false)
    const figures = await visitStart(context, { address: site + screen.path, screen, isOn4g, hasWorker: false })
    await context.close()
    return figures
  }
  const rows: string[][] = []
  for (const isOn4g of [false, true]) {
    const taken: Record<'first' | 'later' | 'floor', StartFigures[]> = { first: [], later: [], floor: [] }
    const first = async () => taken.first.push(await visitFirst(url, isOn4g))
    const floor = async () => taken.floor.push(await visitFirst(floorUrl, isOn4g))
    for (let round = 0; round < rounds; round += 1) {
      // Portal and floor take turns at going first.
      for (const visit of round % 2 === 0 ? [first, floor] : [floor, first]) await visit()
      taken.later.push(await visitStart(stored, { address: url + screen.path, screen, isOn4g, hasWorker: true }))
    }
    const line = isOn4g ? ', slow 4G' : ''
    rows.push(rowOf(`first visit${line}`, taken.first, taken.floor))
    rows.push(rowOf(`later visit${line}`, taken.later, taken.floor))
  }
  await stored.close()
  return rows
}

function rowOf(name: string, ours: readonly StartFigures[], its: readonly StartFigures[]): string[] {
  const [usable, floor] = [ours.map((visit) => visit.usable), its.map((visit) => visit.usable)]
  const blocking = [ours, its].map((visits) => median(visits.map((visit) => visit.blocking)).toFixed(0))
  return [name, spread(usable), spread(floor), ratio(usable, floor), ...blocking]
}
