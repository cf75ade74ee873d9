import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright'
import { pictureOf, type Failure, type Picture } from './picture.ts'
import type { Story } from './readStories.ts'
import { hasOpenCalls, waitForQuiet } from './quiet.ts'
import { readColours, setColours, type Colours } from './rootColours.ts'
import { readViewport, settle, showStory } from './showStory.ts'
import { loadPreview, openPage } from './studioPage.ts'
import { fixedSize, screenOf, type Size } from './viewports.ts'

/** A story that has not ended by then is pictured as it is. */
const limitMs = 20_000
/** Of a picture, in CSS pixels. */
const highest = 2400

interface Settings {
  /** Of the Storybook. */
  readonly address: string
  /** Brands that are pictured in one go, or one look alone. Stories are played in the first. */
  readonly looks: readonly [string, ...string[]]
  readonly brands: ReadonlyMap<string, Colours>
  readonly widths: readonly number[]
  readonly folder: string
}

interface Result {
  readonly pictures: readonly Picture[]
  readonly failures: readonly Failure[]
}

/** A page that shows one story after the other, and pictures each in every width and look. */
export async function openStudio(browser: Browser, { address, looks, brands, widths, folder }: Settings) {
  const page = await openPage(browser)
  const session = await page.context().newCDPSession(page)
  const [playedIn] = looks
  const coloursOf = (look: string): Colours => brands.get(look) ?? {}
  let isLoaded = false

  const show = async (story: Story) => {
    if (!isLoaded) await loadPreview(page, address, playedIn)
    isLoaded = true
    const fixed = fixedSize(await page.evaluate(readViewport, story.id))
    const sizes = fixed ? [fixed] : widths.toSorted((a, b) => b - a).map(screenOf)
    await page.setViewportSize(sizes[0] ?? screenOf(1280))
    await page.mouse.move(0, 0)
    const problems = await orLimit(page.evaluate(showStory, story.id))
    // What a failed story leaves behind would stop the next one.
    isLoaded = problems.length === 0
    await page.evaluate(waitForQuiet, true)
    return { sizes, problems }
  }

  const takeAll = async (story: Story, sizes: readonly Size[], pictures: Picture[]) => {
    // A story about colours sets them itself; those are the same in every look.
    const isOwn = !isSame(await page.evaluate(readColours), coloursOf(playedIn))
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.evaluate(waitForQuiet, false)
      for (const look of looks) {
        if (looks.length > 1 && !isOwn) await page.evaluate(setColours, coloursOf(look))
        const picture = pictureOf(story, size.width, look)
        writeFileSync(join(folder, picture.file), await takePicture(page, session, size))
        pictures.push(picture)
      }
    }
    if (looks.length > 1 && !isOwn) await page.evaluate(setColours, coloursOf(playedIn))
  }

  return {
    /** Never fails: whatever goes wrong is among the failures. */
    take: async (story: Story): Promise<Result> => {
      const pictures: Picture[] = []
      const problems: string[] = []
      try {
        const shown = await show(story)
        problems.push(...shown.problems)
        await takeAll(story, shown.sizes, pictures)
        // Such a call fails after its time limit, and the message would be in the pictures of another story.
        if (await page.evaluate(hasOpenCalls)) isLoaded = false
      } catch (error) {
        problems.push(String(error))
        isLoaded = false
      }
      return { pictures, failures: problems.map((problem) => ({ story, look: playedIn, problem })) }
    },
    close: () => page.context().close(),
  }
}

const isSame = (some: Colours, other: Colours) =>
  Object.keys({ ...some, ...other }).every((name) => some[name] === other[name])

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
  const height = Math.min(Math.max(await page.evaluate(settle), size.height), highest)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > size.height,
    clip: { x: 0, y: 0, width: size.width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}
