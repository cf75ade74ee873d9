import type { Page } from 'playwright'
import { say } from '../../command.ts'
import { signIn, slowly, type BenchOptions, type Stage } from '../stage.ts'
import { formatTable, median } from '../table.ts'
import { installPressTimes, type PressTime } from './pressTimes.ts'
import { pressWalks, type WalkedPress, type WalkedScreen } from './pressWalk.ts'

const goal = 100

/** How long a hand rests before it presses, and how long it holds a button or key down, ms. */
const restMs = 200
const heldMs = 80
/**
 * How long the bench waits after a press, in ms, so that the work of this press does not count towards the next one.
 */
const calmMs = 600

interface NamedPress extends PressTime {
  readonly name: string
}

/**
 * Measures how soon every screen of the production build answers a press, and lists the slowest press first. A press of the
 * mouse is answered when its target looks pressed, and a press of a key when it has had its effect. Browsers report when
 * the effect of a press has been painted.
 */
export async function benchPresses(stage: Stage, { only, rounds = 3 }: BenchOptions): Promise<void> {
  const taken: NamedPress[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [userName, walk] of Object.entries(pressWalks)) {
      const screens = walk.filter(({ path }) => path.includes(only))
      if (screens.length === 0) continue
      const page = await stage.browser.newPage({ viewport: { width: 1280, height: 800 } })
      await page.addInitScript(installPressTimes)
      await signIn(page, stage, userName)
      for (const screen of screens) taken.push(...(await walkScreen(page, stage.url, screen)))
      await page.context().close()
    }
  }
  const presses = [...Map.groupBy(taken, ({ name }) => name).values()].flatMap((same) => middle(same) ?? [])
  const late = presses.filter(({ toPressed }) => toPressed > goal).length
  const slow = presses.filter(({ toPaint }) => toPaint > goal).length
  const rows = presses
    .toSorted((a, b) => b.toPaint - a.toPaint)
    .map(({ name, event, ...times }) => [
      name,
      ...[times.toPressed, times.toPaint, times.waited, times.worked].map((ms) => ms.toFixed(0)),
      event,
    ])
  const title = `Presses, CPU 4x slower, median of ${rounds}, ms`
  say(formatTable(title, ['', 'answered', 'effect', 'waited', 'worked', 'slowest event'], rows))
  say(
    `  of ${presses.length}, ${late} are answered after more than ${goal} ms, and the effect of ${slow} is painted later`,
  )
}

const middle = (same: readonly NamedPress[]) =>
  same.find(({ toPaint }) => toPaint === median(same.map((press) => press.toPaint)))

async function walkScreen(page: Page, url: string, { path, presses }: WalkedScreen): Promise<readonly NamedPress[]> {
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
  return slowly(page, async () => {
    const taken: NamedPress[] = []
    for (const [index, press] of presses.entries()) {
      const name = `${path}  ${index + 1}. ${press.words}`
      try {
        taken.push({ name, ...(await timePress(page, press)) })
      } catch (error) {
        say(`  ${name}: ${String(error).split('\n', 1).join('')}`)
        process.exitCode = 1
      }
    }
    return taken
  })
}

async function timePress(page: Page, press: WalkedPress): Promise<PressTime> {
  if ('key' in press) {
    await page.keyboard.press(press.key, { delay: heldMs })
  } else {
    const target = page.locator(press.selector).locator('visible=true').first()
    await target.scrollIntoViewIfNeeded({ timeout: 20_000 })
    const box = await target.boundingBox()
    if (!box) throw new Error('There is nothing to press')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(restMs)
    // Presses with the mouse directly, because `target.click()` runs code in the page during the press.
    await page.mouse.down()
    await page.waitForTimeout(heldMs)
    await page.mouse.up()
  }
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(calmMs)
  return page.evaluate(() => Reflect.get(window, 'takePress')())
}
