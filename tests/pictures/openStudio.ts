import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { pictureOf, type Failure, type Picture } from './picture.ts'
import type { Story } from './readStories.ts'
import { readViewport, settle, showStory } from './showStory.ts'
import { fixedSize, screenOf, type Size } from './viewports.ts'

/** A story that has not ended by then is pictured as it is. */
const limitMs = 20_000
/** Of a picture, in CSS pixels. */
const highest = 2400

interface Settings {
  /** Of the Storybook. */
  readonly address: string
  readonly look: string
  readonly widths: readonly number[]
  readonly folder: string
}

interface Result {
  readonly pictures: readonly Picture[]
  readonly failures: readonly Failure[]
}

/** A page that shows one story after the other in one look, and pictures each in every width. */
export async function openStudio(browser: Browser, { address, look, widths, folder }: Settings) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // Storybook then stops all animations at their end when a story has been played.
    userAgent: 'StorybookTestRunner',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const load = async () => {
    // Storybook reads the globals of an address only if it names a story, even one that does not exist.
    await page.goto(new URL(`iframe.html?id=none&viewMode=story&globals=${globalsOf(look)}`, address).href)
    await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
  }
  await load()
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)

  return {
    take: async (story: Story): Promise<Result> => {
      const fixed = fixedSize(await page.evaluate(readViewport, story.id))
      const sizes = fixed ? [fixed] : widths.toSorted((a, b) => b - a).map(screenOf)
      await page.setViewportSize(sizes[0] ?? screenOf(1280))
      await page.mouse.move(0, 0)
      const problems = await orLimit(page.evaluate(showStory, story.id))
      const pictures: Picture[] = []
      for (const size of sizes) {
        const picture = pictureOf(story, size.width, look)
        writeFileSync(join(folder, picture.file), await takePicture(page, session, size))
        pictures.push(picture)
      }
      if (problems.includes(tooLong)) await load()
      return { pictures, failures: problems.map((problem) => ({ story, look, problem })) }
    },
    close: () => context.close(),
  }
}

const globalsOf = (look: string) =>
  `a11y.manual:!true;${look === 'wireframe' ? 'theme:wireframe' : `theme:portal;brand:${look}`}`

const tooLong = `It has not ended after ${limitMs / 1000} seconds.`

async function orLimit(problems: Promise<string[]>): Promise<string[]> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<string[]>((resolve) => {
    timer = setTimeout(() => resolve([tooLong]), limitMs)
  })
  const outcome = await Promise.race([problems.catch((error: unknown) => [String(error)]), limit])
  clearTimeout(timer)
  return outcome
}

/** Speaks to Chromium directly, because Playwright compresses pictures three times as long. */
async function takePicture(page: Page, session: CDPSession, size: Size): Promise<Buffer> {
  await page.setViewportSize(size)
  const height = Math.min(Math.max(await page.evaluate(settle), size.height), highest)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > size.height,
    clip: { x: 0, y: 0, width: size.width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}
