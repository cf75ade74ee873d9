import { availableParallelism } from 'node:os'
import { fixedNow } from '@trade-portal/mocks'
import { chromium, type Browser, type Page } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { freezeDate, readViewport, showStory, waitForQuiet, type Size } from './inPage.ts'
import { readStories, type Selection, type Story } from './stories.ts'

/** One story, at one size, in one look. */
export interface View {
  readonly story: Story
  readonly size: Size
  /** The name of a brand, or `wireframe`. */
  readonly look: string
}

/** Called for each view. It must leave the page unchanged. */
export type Visit = (view: View) => Promise<void>

export interface Failure {
  readonly story: Story
  readonly look: string
  readonly problem: string
}

export interface Tour extends Selection {
  readonly looks: readonly string[]
  /** In CSS pixels. */
  readonly widths: readonly number[]
}

/**
 * Shows all stories of a tour, several at a time, and visits each in every look and width. A story is played once in each look.
 * @param address of the Storybook
 * @param prepare is called for each page before anything is loaded
 * @returns the stories as Storybook orders them, and what went wrong
 * @throws Error if no story matches
 */
export async function visitStories(address: string, tour: Tour, prepare: (page: Page) => Promise<Visit>) {
  const stories = await readStories(address, tour)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const failures: Failure[] = []
  const all = stories.length * tour.looks.length
  let done = 0
  try {
    for (const look of tour.looks) {
      const queue = [...stories]
      const work = async () => {
        const page = await openPage(browser)
        const show = visitor(page, await prepare(page), { ...tour, address, look })
        for (let story = queue.shift(); story; story = queue.shift()) {
          const problem = await show(story)
          if (problem !== '') failures.push({ story, look, problem })
          done += 1
          printProgress(done, all)
        }
        await page.context().close()
      }
      // Opens one page more than there are processors, because stories often wait for the simulated supplier.
      await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
    }
  } finally {
    await browser.close()
  }
  return { stories, failures }
}

/** A page in which nothing moves or depends on the time. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // With this name Storybook ends all animations after a story has been played.
    userAgent: 'StorybookTestRunner',
  })
  await context.addInitScript(freezeDate, fixedNow.getTime())
  return context.newPage()
}

/** Shows one story after the other in the same page. It returns errors and does not throw. */
function visitor(page: Page, visit: Visit, { address, look, widths }: Tour & { address: string; look: string }) {
  let isLoaded = false
  return async (story: Story): Promise<string> => {
    try {
      if (!isLoaded) await loadPreview(page, address, look)
      // Reloads the preview after a failed story, because its state could break the next story.
      isLoaded = false
      const fixed = await page.evaluate(readViewport, story.id)
      const sizes = fixed ? [fixed] : widths.toSorted((a, b) => b - a).map(screenOf)
      await page.setViewportSize(sizes[0] ?? screenOf(1280))
      await page.mouse.move(0, 0)
      const problem = await page.evaluate(showStory, story.id)
      await page.evaluate(waitForQuiet, true)
      for (const size of sizes) {
        await page.setViewportSize(size)
        await page.evaluate(waitForQuiet, false)
        await visit({ story, size, look })
      }
      isLoaded = problem === ''
      return problem
    } catch (error) {
      return String(error)
    }
  }
}

async function loadPreview(page: Page, address: string, look: string): Promise<void> {
  const globals = `a11y.manual:!true;${look === 'wireframe' ? 'theme:wireframe' : `theme:portal;brand:${look}`}`
  // Storybook reads globals only from an address that names a story. The story need not exist.
  await page.goto(new URL(`iframe.html?id=none&viewMode=story&globals=${globals}`, address).href)
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
}

/** The size of a common screen of this width. */
function screenOf(width: number): Size {
  if (width < 600) return { width, height: 740 }
  return { width, height: width < 1000 ? 1024 : 900 }
}

/** Prints every story on a terminal, and every tenth to a log. */
function printProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} `)
  else if (done % 10 === 0) process.stdout.write(`${done} of ${all}\n`)
}
