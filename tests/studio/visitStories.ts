import { availableParallelism } from 'node:os'
import { chromium, type Page } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { openStudio, type Failure, type Visit } from './openStudio.ts'
import { readStories, type Story } from './readStories.ts'
import { isInScope, isNamed, type Scope } from './scopes.ts'
import { readBrands } from './studioPage.ts'

export interface Tour {
  readonly scope: Scope
  /** Lower case; a story is visited if its title, name or file contains it. Empty for all stories. */
  readonly only: string
  readonly looks: readonly string[]
  /** In CSS pixels. */
  readonly widths: readonly number[]
}

export interface Visited {
  /** As Storybook orders them. */
  readonly stories: readonly Story[]
  readonly failures: readonly Failure[]
}

/**
 * Shows all stories of a tour, several at a time, and visits each in every width and look.
 * @param address of the Storybook
 * @param prepare is called for each page before anything is loaded
 * @throws Error if no story matches
 */
export async function visitStories(
  address: string,
  { scope, only, looks, widths }: Tour,
  prepare: (page: Page) => Promise<Visit>,
): Promise<Visited> {
  const answer = await fetch(new URL('index.json', address))
  const stories = readStories(await answer.json()).filter((story) => isInScope(scope, story) && isNamed(only, story))
  const [first] = stories
  if (first === undefined) throw new Error('No story matches.')

  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const failures: Failure[] = []
  try {
    const brands = await readBrands(browser, address, looks, first.id)
    for (const group of groupsOf(looks)) {
      const queue = [...stories]
      const work = async () => {
        const studio = await openStudio(browser, { address, looks: group, brands, widths, prepare })
        for (let story = queue.shift(); story; story = queue.shift()) {
          failures.push(...(await studio.take(story)))
          tellProgress(stories.length - queue.length, stories.length)
        }
        await studio.close()
      }
      // One more than processors, because a story often waits for its simulated supplier.
      await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
    }
  } finally {
    await browser.close()
  }
  return { stories, failures }
}

/** Brands need only other variables. The wireframe theme is another style sheet, so its stories are played again. */
function groupsOf(looks: readonly string[]): (readonly [string, ...string[]])[] {
  const [brand, ...brands] = looks.filter((look) => look !== 'wireframe')
  return [
    ...(brand === undefined ? [] : [[brand, ...brands] as const]),
    ...(looks.includes('wireframe') ? [['wireframe'] as const] : []),
  ]
}

/** In a log every tenth is enough. */
function tellProgress(done: number, all: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${all} `)
  else if (done % 10 === 0) process.stdout.write(`${done} of ${all}\n`)
}
