import { join } from 'node:path'
import { chromium } from 'playwright'
import type { Browser, Page } from 'playwright'
import { build, preview } from 'vite'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { reportRatios } from './ratios.ts'
import type { Figures } from './ratios.ts'
import { tell } from './tell.ts'

const configFile = join(import.meta.dirname, 'table/vite.config.ts')
const rounds = 5
const slowdown = 4

/** A plain windowed list; the `DataTable` with the same text; the `DataTable` with links, checkboxes and formats. */
const tables = ['floor', 'text', 'full'] as const

/** Compares the `DataTable` with a plain list, in a production build and a real browser, with a new page each round. */
export async function benchTable(): Promise<void> {
  await build({ configFile, logLevel: 'error' })
  const server = await preview({ configFile, logLevel: 'error', preview: { port: 4390 } })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const taken: Record<(typeof tables)[number], Figures[]> = { floor: [], text: [], full: [] }
  try {
    const url = server.resolvedUrls?.local[0] ?? ''
    for (let round = 0; round < rounds; round += 1) {
      for (const table of tables) taken[table].push(await measure(browser, `${url}?${table}`))
    }
  } finally {
    await browser.close()
    await server.close()
  }
  report(taken)
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(url)
  // Remaining requests of the page would disturb the measurement.
  await page.waitForTimeout(1000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / 1e6
  }
  const before = await heap()
  const figures: Record<string, number> = {
    'first render, ms': await act(page, 'mount()'),
    'heap added, MB': (await heap()) - before,
  }
  const typed: number[] = []
  for (const text of ['b', 'ba', 'ban']) typed.push(await act(page, `type('${text}')`))
  figures['keystroke to filtered rows, worst of three, ms'] = Math.max(...typed)
  figures['filter cleared, ms'] = await act(page, `type('')`)
  figures['sort by amount, ms'] = await act(page, `sort('Amount')`)
  figures['sort by text, ms'] = await act(page, `sort('Delivery Address')`)
  figures['scroll, 95th percentile frame, ms'] = await act(page, 'scroll()')
  figures['DOM nodes'] = await act(page, 'nodes()')
  await page.close()
  return figures
}

async function act(page: Page, action: string): Promise<number> {
  const figure = Number(await page.evaluate(`actions.${action}`))
  // Work left over after this paint must not count towards the next figure.
  await page.waitForTimeout(500)
  return figure
}

function report(taken: Record<(typeof tables)[number], readonly Figures[]>): void {
  tell(`\nDataTable, 10,000 rows x 8 columns, CPU ${slowdown}x slower, median of ${rounds}; goals 1.3 and 3,000 nodes`)
  tell(`${''.padEnd(50)}   floor    text        with links, checkboxes, formats`)
  reportRatios(tables.map((table) => taken[table]))
}
