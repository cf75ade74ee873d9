import type { Page } from 'playwright'
import { say } from '../../command.ts'
import { serveFloor } from '../floors/serveFloor.ts'
import { signIn, slowly, type BenchOptions, type Stage } from '../stage.ts'
import { formatTable, ratio, spread } from '../table.ts'
import { installListActions } from './listActions.ts'

/** The screens with 10,000 rows, and the operations that answer with them. */
const lists = [
  { path: '/orders', operation: 'getCustomerTransactions' },
  // All invoices, not only those of the default period of three months.
  { path: '/invoices?from=all', operation: 'getCustomerInvoicesTP' },
]

/** Typed one after another; each finds fewer rows. */
const typed = ['7', '73', '731']
/** The specified pause of the portal before it searches, in ms. */
const pause = 400

const figures = [
  'answer to first rows',
  'letter to filtered rows, worst',
  'filter cleared',
  'sorted by amount',
  'sorted by text',
]

/** Measures the lists of the built portal, and compares each with a plain windowed list that shows the same answer. */
export async function benchLists(stage: Stage, { only, rounds = 5 }: BenchOptions): Promise<void> {
  const page = await stage.browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript(installListActions)
  const sessionId = await signIn(page, stage, 'demo-large')
  const floor = await serveFloor('list', stage.endpointUrl, [])
  const floorUrl = `${floor.url}/?${new URLSearchParams({ sessionId, endpointUrl: stage.endpointUrl })}`
  for (const list of lists.filter(({ path }) => path.includes(only))) {
    const [ours, its]: [number[][], number[][]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      its.push(await measure(page, floorUrl, list, 0))
      ours.push(await measure(page, stage.url, list, pause))
    }
    const rows = figures.map((figure, at) => {
      const [screen, plain] = [ours, its].map((taken) => taken.map((times) => times[at] ?? Number.NaN))
      return [figure, spread(screen ?? []), spread(plain ?? []), ratio(screen ?? [], plain ?? [])]
    })
    const title = `${list.path}, 10,000 rows, CPU 4x slower, median (shortest..longest) of ${rounds}, ms`
    say(formatTable(title, ['', 'portal', 'floor', 'ratio'], rows))
  }
  await page.close()
  await floor.close()
}

/** @returns what each of the `figures` took in a new page, ms */
async function measure(page: Page, url: string, list: (typeof lists)[number], wait: number): Promise<number[]> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  return slowly(page, async () => {
    const first = await act(page, `open('${list.path}', '${list.operation}')`)
    const filtered: number[] = []
    for (const text of typed) filtered.push((await act(page, `type('${text}')`)) - wait)
    const cleared = (await act(page, `type('')`)) - wait
    const sorted = await act(page, `sort('Amount')`)
    return [first, Math.max(...filtered), cleared, sorted, await act(page, `sort('Delivery Address')`)]
  })
}

async function act(page: Page, action: string): Promise<number> {
  const took = Number(await page.evaluate(`actions.${action}`))
  // Work after this paint must not count towards the next figure.
  await page.waitForTimeout(700)
  return took
}
