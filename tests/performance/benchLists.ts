import { join } from 'node:path'
import { buildPortal, portalBuild, servePortal } from '@trade-portal/portal/deploy'
import { chromium } from 'playwright'
import type { Browser, CDPSession, Page } from 'playwright'
import { build, preview } from 'vite'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { installListActions } from './listActions.ts'
import { listScreens } from './listScreens.ts'
import type { ListScreen } from './listScreens.ts'
import { reportRatios } from './ratios.ts'
import type { Figures } from './ratios.ts'
import { startProcess } from './sandbox.ts'
import { signInLarge } from './signInLarge.ts'
import { tell } from './tell.ts'

const configFile = join(import.meta.dirname, 'table/vite.config.ts')
const viewport = { width: 1280, height: 800 }
const rounds = 5
const slowdown = 4
/** The pause in typing that is specified. */
const pause = 400

const firstFigure = 'answer to first rows, ms'
/** Whatever arrives is checked before it is shown, which a plain list does not do. */
const checkedFigure = 'the same, both check the answer, ms'

/** The list screens of the portal as it is built, each beside a plain windowed list with the same rows. */
export async function benchLists(): Promise<void> {
  await buildPortal()
  await build({ configFile, logLevel: 'error' })
  const sandbox = await startProcess()
  const portal = await servePortal({ root: portalBuild, port: 0, endpointUrl: sandbox.url })
  const floor = await preview({ configFile, logLevel: 'error', preview: { port: 4392 } })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  try {
    const page = await browser.newPage({ viewport })
    await page.addInitScript(installListActions)
    const { supplier } = await signInLarge(page, portal.url, sandbox.url)
    for (const screen of listScreens) {
      const rows = JSON.stringify(await screen.rows(supplier))
      const answered = page.waitForResponse((response) => response.url().includes(screen.operation))
      await measureScreen(page, portal.url, screen)
      const answer = await (await answered).text()
      const taken: [Figures[], Figures[]] = [[], []]
      const needed: Figures[] = []
      const kind = screen.isSelectable ? 'needed-selectable' : 'needed'
      for (let round = 0; round < rounds; round += 1) {
        const url = floor.resolvedUrls?.local[0] ?? ''
        const plain = await measureFloor(browser, `${url}?floor`, screen, { rows })
        const checked = await measureFloor(browser, `${url}?floor`, screen, { answer })
        needed.push(await measureFloor(browser, `${url}?${kind}`, screen, { answer }))
        const ours = await measureScreen(page, portal.url, screen)
        taken[0].push({ [checkedFigure]: checked[firstFigure] ?? Number.NaN, ...plain })
        taken[1].push({ [checkedFigure]: ours[firstFigure] ?? Number.NaN, ...ours })
      }
      tell(`\n${screen.path}, 10,000 rows, CPU ${slowdown}x slower, median of ${rounds}`)
      tell(`  goals: 1.3, at most 3,000 nodes, 20 MB, and 200 ms for a task after the first rows`)
      tell(`  ${''.padEnd(48)}   floor  screen`)
      reportRatios(taken)
      tell(`  beside a list that checks its answer and has what nobody could do without (see NeededFloor.tsx)`)
      reportRatios([needed, taken[1]])
      tell(`  heap of the list, MB: ${(await heapOfList(page, portal.url, screen)).toFixed(1)}`)
    }
  } finally {
    await browser.close()
    await floor.close()
    await portal.close()
    sandbox.close()
  }
}

/** @param sent Rows as the floor takes them, or an answer that it reads as the portal does. */
async function measureFloor(
  browser: Browser,
  url: string,
  screen: ListScreen,
  sent: { rows: string } | { answer: string },
): Promise<Figures> {
  const page = await browser.newPage({ viewport })
  const [file, body] = 'rows' in sent ? ['rows.json', sent.rows] : ['answer.json', sent.answer]
  await page.route(`**/${file}`, (route) => route.fulfill({ contentType: 'application/json', body }))
  await page.goto(url)
  const open = 'rows' in sent ? `load('${file}')` : `loadChecked('${screen.path}')`
  const figures = await measure(page, screen, () => act(page, open), 0)
  await page.close()
  return figures
}

async function measureScreen(page: Page, url: string, screen: ListScreen): Promise<Figures> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  return measure(page, screen, () => act(page, `open('${screen.path}', '${screen.operation}')`), pause)
}

async function measure(page: Page, screen: ListScreen, open: () => Promise<number>, wait: number): Promise<Figures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const first = await open()
  const typed: number[] = []
  for (const text of screen.typed) typed.push(await act(page, `type('${text}')`))
  const cleared = await act(page, `type('')`)
  const [amount, text] = screen.sorts
  const figures = {
    [firstFigure]: first,
    'keystroke to filtered rows, worst, ms': Math.max(...typed) - wait,
    'filter cleared, ms': cleared - wait,
    'sort by amount, ms': await act(page, `sort('${amount}')`),
    'sort by text, ms': await act(page, `sort('${text}')`),
    'DOM nodes': await act(page, 'nodes()'),
    'longest task after the first rows, ms': await act(page, 'longestTask()'),
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
  return figures
}

/**
 * MB that the list needs beside the page it was opened from. On a visit of its own: the garbage collection also drops
 * compiled code, which would make the next actions slower than any customer finds them.
 */
async function heapOfList(page: Page, url: string, screen: ListScreen): Promise<number> {
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  const before = await heapInUse(session)
  await act(page, `open('${screen.path}', '${screen.operation}')`)
  const after = await heapInUse(session)
  await session.detach()
  return after - before
}

/** MB of JavaScript that is still needed. */
async function heapInUse(session: CDPSession): Promise<number> {
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 2 ** 20
}

async function act(page: Page, action: string): Promise<number> {
  const figure = Number(await page.evaluate(`actions.${action}`))
  // Work left over after this paint must not count towards the next figure.
  await page.waitForTimeout(700)
  return figure
}
