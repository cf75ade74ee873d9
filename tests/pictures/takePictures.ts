import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { openStudio } from './openStudio.ts'
import type { Options } from './options.ts'
import type { Failure, Picture, PictureSet } from './picture.ts'
import { readStories, type Story } from './readStories.ts'
import { isInScope, isNamed } from './scopes.ts'
import { readBrands } from './studioPage.ts'

/** Takes all pictures of one Storybook. @param folder receives the pictures; it may exist */
export async function takePictures(address: string, folder: string, options: Options): Promise<PictureSet> {
  const { scope, only, looks, widths } = options
  const answer = await fetch(new URL('index.json', address))
  const stories = readStories(await answer.json()).filter((story) => isInScope(scope, story) && isNamed(only, story))
  const [first] = stories
  if (first === undefined) throw new Error('No story matches.')
  mkdirSync(folder, { recursive: true })

  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const pictures: Picture[] = []
  const failures: Failure[] = []
  try {
    const brands = await readBrands(browser, address, looks, first.id)
    for (const group of groupsOf(looks)) {
      const queue = [...stories]
      const work = async () => {
        const studio = await openStudio(browser, { address, looks: group, brands, widths, folder })
        for (let story = queue.shift(); story; story = queue.shift()) {
          const result = await studio.take(story)
          pictures.push(...result.pictures)
          failures.push(...result.failures)
          if (process.stdout.isTTY) process.stdout.write(`\r${stories.length - queue.length} of ${stories.length} `)
        }
        await studio.close()
      }
      // One more than processors, because a story often waits for its simulated supplier.
      await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
    }
  } finally {
    await browser.close()
  }
  return { pictures: inOrder(pictures, stories, looks), failures }
}

/** Brands need only other variables. The wireframe theme is another style sheet, so its stories are played again. */
function groupsOf(looks: readonly string[]): (readonly [string, ...string[]])[] {
  const [brand, ...brands] = looks.filter((look) => look !== 'wireframe')
  return [
    ...(brand === undefined ? [] : [[brand, ...brands] as const]),
    ...(looks.includes('wireframe') ? [['wireframe'] as const] : []),
  ]
}

/** As Storybook orders the stories, and each by look and width. */
function inOrder(pictures: readonly Picture[], stories: readonly Story[], looks: readonly string[]): Picture[] {
  const places = new Map(stories.map(({ id }, place) => [id, place]))
  const place = ({ story, look, width }: Picture) =>
    ((places.get(story.id) ?? 0) * looks.length + looks.indexOf(look)) * 10_000 + width
  return pictures.toSorted((a, b) => place(a) - place(b))
}
