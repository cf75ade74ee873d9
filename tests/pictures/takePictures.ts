import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'
import { openStudio } from './openStudio.ts'
import type { Options } from './options.ts'
import type { Failure, Picture, PictureSet } from './picture.ts'
import { readStories, type Story } from './readStories.ts'
import { isInScope } from './scopes.ts'

/** Takes all pictures of one Storybook. @param folder receives the pictures; it may exist */
export async function takePictures(address: string, folder: string, options: Options): Promise<PictureSet> {
  const { scope, only, looks, widths } = options
  const answer = await fetch(new URL('index.json', address))
  const stories = readStories(await answer.json())
    .filter((story) => isInScope(scope, story))
    .filter(({ title, name }) => `${title} ${name}`.toLowerCase().includes(only))
  if (stories.length === 0) throw new Error('No story matches.')
  mkdirSync(folder, { recursive: true })

  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const pictures: Picture[] = []
  const failures: Failure[] = []
  let done = 0
  const workWith = async (look: string, queue: typeof stories) => {
    const studio = await openStudio(browser, { address, look, widths, folder })
    for (let story = queue.shift(); story; story = queue.shift()) {
      const result = await studio.take(story)
      pictures.push(...result.pictures)
      failures.push(...result.failures)
      done += 1
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${stories.length * looks.length} `)
    }
    await studio.close()
  }
  // One page for each look, or more where there are processors left.
  const pages = Math.ceil(availableParallelism() / looks.length)
  try {
    await Promise.all(
      looks.flatMap((look) => {
        const queue = [...stories]
        return Array.from({ length: pages }, () => workWith(look, queue))
      }),
    )
  } finally {
    await browser.close()
  }
  return { pictures: inOrder(pictures, stories, looks), failures }
}

/** As Storybook orders the stories, and each by look and width. */
function inOrder(pictures: readonly Picture[], stories: readonly Story[], looks: readonly string[]): Picture[] {
  const places = new Map(stories.map(({ id }, place) => [id, place]))
  const place = ({ story, look, width }: Picture) =>
    ((places.get(story.id) ?? 0) * looks.length + looks.indexOf(look)) * 10_000 + width
  return pictures.toSorted((a, b) => place(a) - place(b))
}
