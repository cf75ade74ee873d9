import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type axeCore from 'axe-core'
import { readContrast } from '../../.storybook/checks/readContrast.ts'
import { readLayout } from '../../.storybook/checks/readLayout.ts'
import { isScreen, test, tourStories } from './tour.ts'

const axeScript = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Runs in the page: all rules of axe but these, even experimental and AAA ones. */
async function runAxe(skipped: readonly string[]) {
  const axe: typeof axeCore = Reflect.get(window, 'axe')
  const rules = Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !skipped.includes(ruleId) }]))
  // Storybook's own hidden messages do not belong to the story, and those of the live announcer may refer to elements that
  // have been removed since.
  const own = [...document.querySelectorAll('.sb-wrapper')].map((element) => ({ element, place: new Comment() }))
  for (const { element, place } of own) element.replaceWith(place)
  const context = { exclude: [['[data-live-announcer]']] }
  const { violations } = await axe.run(context, { rules, resultTypes: ['violations'], preload: false })
  for (const { element, place } of own) place.replaceWith(element)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => ({
      rule: id,
      element: `${target.join(' ')} ${html.slice(0, 120)}`,
      problem: (failureSummary ?? '').replace(/\s+/g, ' '),
    })),
  )
}

const brands = ['default', 'near-black', 'pink', 'pale']

/** The narrowest width that must not scroll sideways (WCAG 1.4.10): a window of 1280 px at a zoom of 400 %. */
const narrow = 320
const widths = [1280, narrow]

/** Dark schemes and the palette of forced colours look the same in all brands, so only the first is shown the last two. */
const medias = [
  { forcedColors: 'none', colorScheme: 'light' },
  { forcedColors: 'active', colorScheme: 'dark' },
  { forcedColors: 'none', colorScheme: 'dark' },
  { forcedColors: 'active', colorScheme: 'light' },
] as const

/** Text settings that pages must support (WCAG 1.4.12 and 1.4.4). The narrow width stands for large text already. */
const textSettings = {
  'usual text': ':root {}',
  'text spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`,
  'text of twice the size': 'html { font-size: 200% !important }',
}

for (const story of tourStories())
  for (const look of brands)
    test(`${story.title}/${story.name}, ${look}`, async ({ show }) => {
      const faults: string[] = []
      const isFirstBrand = look === brands[0]
      const isPart = !isScreen(story) || story.title.startsWith('Screens/Parts/')
      await show(story, look, widths, async (page, { width }) => {
        const note = (condition: string, found: Awaited<ReturnType<typeof runAxe>>) => {
          for (const { rule, element, problem } of found)
            faults.push(`${width}, ${condition}: ${rule}: ${element} ${problem}`)
        }
        await page.evaluate(axeScript)
        for (const media of isFirstBrand ? medias : medias.slice(0, 2)) {
          const isForced = media.forcedColors === 'active'
          const condition = `${media.colorScheme}${isForced ? ', forced colours' : ''}`
          await page.emulateMedia(media)
          const skipped = [
            'color-contrast-enhanced',
            // Axe cannot measure forced colours, because Chromium reports the colours of the style sheets to scripts.
            ...(isForced ? ['color-contrast', 'link-in-text-block'] : []),
            // Parts of screens have no landmarks and no h1.
            ...(isPart ? ['landmark-one-main', 'page-has-heading-one', 'region'] : []),
          ]
          note(condition, await page.evaluate(runAxe, skipped))
          if (!isForced) continue
          const picture = await page.screenshot({ animations: 'allow', caret: 'initial' })
          note(condition, await page.evaluate(readContrast, `data:image/png;base64,${picture.toString('base64')}`))
        }
        await page.emulateMedia(medias[0])
        // Sizes do not depend on the brand.
        for (const [condition, content] of Object.entries(isFirstBrand ? textSettings : {})) {
          if (width <= narrow && condition === 'text of twice the size') continue
          const style = await page.addStyleTag({ content })
          note(condition, await page.evaluate(readLayout, width <= narrow))
          await style.evaluate((element) => element.parentNode?.removeChild(element))
        }
      })
      expect(faults).toEqual([])
    })
