import type { Browser, Page } from 'playwright'
import type { Story } from './readStories.ts'
import { hasOpenCalls, waitForQuiet } from './quiet.ts'
import { readColours, setColours, type Colours } from './rootColours.ts'
import { readViewport, showStory } from './showStory.ts'
import { loadPreview, openPage } from './studioPage.ts'
import { fixedSize, screenOf, type Size } from './viewports.ts'

/** A story that has not ended by then is seen as it is. */
const limitMs = 20_000

/** One story, at one size, in one look. */
export interface View {
  readonly story: Story
  readonly size: Size
  /** The name of a brand, or `wireframe`. */
  readonly look: string
}

/** What is done with each view. It leaves the page as it was. */
export type Visit = (view: View) => Promise<void>

export interface Failure {
  readonly story: Story
  readonly look: string
  readonly problem: string
}

interface Settings {
  /** Of the Storybook. */
  readonly address: string
  /** Brands that are visited in one go, or one look alone. Stories are played in the first. */
  readonly looks: readonly [string, ...string[]]
  readonly brands: ReadonlyMap<string, Colours>
  readonly widths: readonly number[]
  /** Called once for the page, before anything is loaded. */
  readonly prepare: (page: Page) => Promise<Visit>
}

/** A page that shows one story after the other, and visits each in every width and look. A story is played once. */
export async function openStudio(browser: Browser, { address, looks, brands, widths, prepare }: Settings) {
  const page = await openPage(browser)
  const visit = await prepare(page)
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

  const visitAll = async (story: Story, sizes: readonly Size[]) => {
    // A story about colours sets them itself; those are the same in every look.
    const isOwn = !isSame(await page.evaluate(readColours), coloursOf(playedIn))
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.evaluate(waitForQuiet, false)
      for (const look of looks) {
        if (looks.length > 1 && !isOwn) await page.evaluate(setColours, coloursOf(look))
        await visit({ story, size, look })
      }
    }
    if (looks.length > 1 && !isOwn) await page.evaluate(setColours, coloursOf(playedIn))
  }

  return {
    /** Never fails: whatever goes wrong is among the failures. */
    take: async (story: Story): Promise<readonly Failure[]> => {
      const problems: string[] = []
      try {
        const shown = await show(story)
        problems.push(...shown.problems)
        await visitAll(story, shown.sizes)
        // Such a call fails after its time limit, and the message would be in the views of another story.
        if (await page.evaluate(hasOpenCalls)) isLoaded = false
      } catch (error) {
        problems.push(String(error))
        isLoaded = false
      }
      return problems.map((problem) => ({ story, look: playedIn, problem }))
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
