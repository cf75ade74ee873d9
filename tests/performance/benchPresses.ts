import { buildPortal, portalBuild, servePortal } from '@trade-portal/portal/deploy'
import { chromium } from 'playwright'
import type { CDPSession, Page } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { installPressTimes } from './pressTimes.ts'
import type { PressTime } from './pressTimes.ts'
import { pressWalk } from './pressWalk.ts'
import type { Press, WalkedScreen } from './pressWalk.ts'
import { startProcess } from './sandbox.ts'
import { signIn } from './signInLarge.ts'
import { tell } from './tell.ts'

const slowdown = 4
const rounds = 3
const goal = 100

interface NamedPress extends PressTime {
  readonly what: string
}

/** How soon a press is answered on every screen of the production build, the slowest first. */
export async function benchPresses(): Promise<void> {
  await buildPortal()
  const presses = await walkAll(pressWalk, rounds)
  tell(`\nPresses on every screen, CPU ${slowdown}x slower, median of ${rounds}, goal ${goal} ms`)
  for (const line of reportPresses(presses)) tell(line)
}

/** Walks through the portal as it is built. @returns each press with its median time */
async function walkAll(walk: readonly WalkedScreen[], times: number): Promise<readonly NamedPress[]> {
  const sandbox = await startProcess()
  const portal = await servePortal({ root: portalBuild, port: 0, endpointUrl: sandbox.url })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  try {
    const taken: NamedPress[] = []
    for (let round = 0; round < times; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.addInitScript(installPressTimes)
      await signIn(page, portal.url, 'demo-admin')
      for (const screen of walk) taken.push(...(await walkScreen(page, portal.url, screen)))
      await page.context().close()
    }
    return [...Map.groupBy(taken, ({ what }) => what).values()].flatMap((same) => middle(same) ?? [])
  } finally {
    await browser.close()
    await portal.close()
    sandbox.close()
  }
}

async function walkScreen(page: Page, url: string, { path, presses }: WalkedScreen): Promise<readonly NamedPress[]> {
  await page.goto(`${url}${path}`)
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const taken: NamedPress[] = []
  for (const [index, press] of presses.entries()) {
    const what = `${path}  ${index + 1}. ${nameOf(press)}`
    try {
      taken.push({ what, ...(await timePress(page, press)) })
    } catch (error) {
      tell(`  ${what}: ${String(error).split('\n', 1).join('')}`)
      process.exitCode = 1
    }
  }
  await stop(session)
  return taken
}

const nameOf = (press: Press) =>
  'key' in press ? `key ${press.key}` : press.on.replaceAll(/role=|\[name=\/\^|\/\]|\\/g, ' ').trim()

async function stop(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.detach()
}

async function timePress(page: Page, press: Press): Promise<PressTime> {
  if ('key' in press) {
    await page.keyboard.press(press.key, { delay: heldMs })
  } else {
    const target = page.locator(press.on).locator('visible=true').first()
    await target.scrollIntoViewIfNeeded({ timeout: 5000 })
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing to press: ${press.on}`)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(restMs)
    // Not `target.click()`, which looks at the page while it presses.
    await page.mouse.down()
    await page.waitForTimeout(heldMs)
    await page.mouse.up()
  }
  // What the press has begun must not count towards the next one.
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(calmMs)
  return page.evaluate(() => Reflect.get(window, 'takePress')())
}

/** How long a hand holds a button or a key down, and how long it rests before. */
const heldMs = 80
const restMs = 200
const calmMs = 600

function middle(same: readonly NamedPress[]): NamedPress | undefined {
  return same.toSorted((a, b) => a.toPaint - b.toPaint)[Math.floor(same.length / 2)]
}

/**
 * A line for each press, the slowest first. A press is answered when it is seen as pressed, and a key when it has had its
 * effect; browsers report when the effect of a press has been painted.
 */
function reportPresses(presses: readonly NamedPress[]): readonly string[] {
  const late = presses.filter(({ toPressed }) => toPressed > goal).length
  const slow = presses.filter(({ toPaint }) => toPaint > goal).length
  return [
    `  of ${presses.length}, ${late} are answered later, and of ${slow} the effect is painted later`,
    '  answered  effect  waited  worked',
    ...presses
      .toSorted((a, b) => b.toPaint - a.toPaint)
      .map((press) => `${figures(press)}  ${press.event.padEnd(12)}${press.what}`),
  ]
}

const figures = ({ toPressed, toPaint, waited, worked }: PressTime) =>
  [toPressed, toPaint, waited, worked].map((ms, at) => ms.toFixed(0).padStart(at === 0 ? 10 : 8)).join('')
