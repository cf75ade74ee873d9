import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { readContrast } from '../../.storybook/checks/readContrast.ts'
import { readLayout } from '../../.storybook/checks/readLayout.ts'
import { runAxe } from './runAxe.ts'
import { isScreen, test, tourStories, type Story } from './tour.ts'

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const brands = ['default', 'near-black', 'pink', 'pale']

/**
 * The narrowest width that pages must support without sideways scrolling (WCAG 1.4.10), and a usual width. A window of
 * 1280 px is 320 px wide at a zoom of 400 %.
 */
const narrow = 320
const widths = [narrow, 1280]

interface Condition {
  readonly name: string
  readonly media: NonNullable<Parameters<Page['emulateMedia']>[0]>
}

const plain: Condition = { name: '', media: { forcedColors: 'none', colorScheme: 'light' } }
const forced: Condition = { name: 'forced colours', media: { forcedColors: 'active', colorScheme: 'dark' } }

/**
 * Checked in the first brand only. The portal has no dark theme, so the dark scheme changes nothing in any brand. Forced
 * colours replace the colours of the brand, so all brands look the same; their palette may be dark or light.
 */
const onceOnly: readonly Condition[] = [
  { name: 'dark scheme', media: { forcedColors: 'none', colorScheme: 'dark' } },
  { name: 'forced colours, light scheme', media: { forcedColors: 'active', colorScheme: 'light' } },
]

/**
 * Text settings that pages must support (WCAG 1.4.12 and 1.4.4). The narrow width gets no large text, because it already
 * stands for a zoom of 400 %.
 */
const textSettings = [
  { name: '', css: ':root {}' },
  {
    name: 'text spacing',
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
  },
]
const largeText = { name: 'text of twice the size', css: 'html { font-size: 200% !important }' }

type Found = Awaited<ReturnType<typeof runAxe>>[number]

/** What axe and the contrast in a picture find in the present brand and width, under all conditions of colour. */
async function checkColours(
  page: Page,
  story: Story,
  isFirstBrand: boolean,
  note: (name: string, found: Found[]) => void,
) {
  const isPart = !isScreen(story) || story.title.startsWith('Screens/Parts/')
  for (const { name, media } of isFirstBrand ? [plain, forced, ...onceOnly] : [plain, forced]) {
    const isForced = media.forcedColors === 'active'
    await page.emulateMedia(media)
    note(name, await page.evaluate(runAxe, { isForced, isPart }))
    if (!isForced) continue
    const picture = await page.screenshot({ animations: 'allow', caret: 'initial' })
    note(name, await page.evaluate(readContrast, `data:image/png;base64,${picture.toString('base64')}`))
  }
  await page.emulateMedia(plain.media)
}

/** What is cut off, overlaps or makes the page scroll sideways with other settings of the text. */
async function checkLayout(page: Page, width: number, note: (name: string, found: Found[]) => void) {
  for (const { name, css } of width > narrow ? [...textSettings, largeText] : textSettings) {
    const style = await page.addStyleTag({ content: css })
    note(name, await page.evaluate(readLayout, width <= narrow))
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  }
}

for (const story of tourStories())
  for (const look of brands)
    test(`${story.title}/${story.name}, ${look}`, async ({ tour }) => {
      const faults: string[] = []
      const isFirstBrand = look === brands[0]
      await tour.show({ story, look, widths }, async (page, { width }) => {
        const note = (name: string, found: Found[]) => {
          for (const { rule, element, problem } of found)
            faults.push(`${[width, name].filter(Boolean).join(', ')}: ${rule}: ${element} ${problem}`)
        }
        await page.evaluate(axe)
        await checkColours(page, story, isFirstBrand, note)
        // Sizes do not depend on the brand.
        if (isFirstBrand) await checkLayout(page, width, note)
      })
      expect(faults).toEqual([])
    })
