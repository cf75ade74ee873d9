import { startScreens } from '../performance/startScreens.ts'
import { recordWaterfall } from '../performance/waterfall.ts'
import { expect, openSignedIn, test } from './fixtures.ts'

/**
 * What a first visit loads before the screen can be used, which decides the speed on a slow line. `ceiling` is the most
 * that a screen may load. A commit that raises a ceiling says what the requests are for. `goal` is the planned number,
 * which the test only prints. `Waterfall` explains `waves`.
 */
const ceilings = {
  'sign-in': {
    // One of them is the typeface.
    requests: { ceiling: 11, goal: 12 },
    scripts: { ceiling: 5, goal: 6 },
    stylesheets: { ceiling: 2, goal: 1 },
    waves: { ceiling: 3, goal: 2 },
  },
  home: {
    // Includes the script that watches the focus, which is loaded while the data is on its way.
    requests: { ceiling: 30, goal: 30 },
    scripts: { ceiling: 6, goal: 10 },
    stylesheets: { ceiling: 2, goal: 1 },
    // Home needs one wave more than other screens, because it requests its data only when its code is loaded. Before that,
    // only the session is checked.
    waves: { ceiling: 4, goal: 3 },
  },
} as const

const figures = ['requests', 'scripts', 'stylesheets', 'waves'] as const

test.use({ viewport: { width: 412, height: 823 } })

for (const { name, path, isSignedIn, usable } of startScreens) {
  if (name !== 'sign-in' && name !== 'home') continue
  const ofScreen = ceilings[name]
  const limits = figures.map((figure) => `${ofScreen[figure].ceiling} ${figure}`).join(', ')

  test(`a cold start at ${name} loads at most ${limits}`, { tag: '@gate' }, async ({ page, portal }) => {
    if (isSignedIn) {
      await openSignedIn(page, portal)
    }
    const waterfall = await recordWaterfall(page, portal.url + path, usable)
    const found = figures.map((figure) => `${waterfall[figure]} ${figure} (goal ${ofScreen[figure].goal})`).join(', ')
    for (const figure of figures) {
      expect.soft(waterfall[figure], found).toBeLessThanOrEqual(ofScreen[figure].ceiling)
    }
  })
}

test('the first banner is requested once, before home’s code', { tag: '@gate' }, async ({ signedIn: page, portal }) => {
  // Ends pending requests of the page that signed in, which must not be counted.
  await page.goto('about:blank')
  await page.addInitScript(() => {
    const ahead: HTMLImageElement[] = []
    window.Image = class extends Image {
      constructor() {
        super()
        ahead.push(this)
      }
    }
    Reflect.set(window, 'ahead', ahead)
  })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(portal.url)
  const banner = page.getByRole('region', { name: 'News from your supplier' }).locator('[data-current] img')
  const address = await banner.getAttribute('src')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(window, 'ahead').map(({ src }: HTMLImageElement) => src))).toEqual([
    address,
  ])
  expect(requested.filter((url) => url === address)).toHaveLength(1)
})
