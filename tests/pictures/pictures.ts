import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from 'playwright'
import { runCommand, say } from '../command.ts'
import { comparePictures } from './comparePictures.ts'
import { settle, type Size } from './inPage.ts'
import { readTour, tourArguments, tourHelp, type TourDefaults, type TourOptions } from './readTour.ts'
import { contactSheet, type Picture } from './contactSheet.ts'
import { checkOut, withStorybook } from './storybook.ts'
import { visitStories, type Tour } from './visitStories.ts'

const root = join(import.meta.dirname, '../..')
/** The greatest height of a picture, in CSS pixels. */
const highest = 2400

const defaults: TourDefaults = {
  // Screens get the portal's own colours and a very different brand. Components do not get the portal's own colours,
  // because screens already show them.
  looks: { screens: ['default', 'pink'], components: ['pale', 'near-black', 'pink', 'wireframe'] },
  widths: { screens: [360, 768, 1280], components: [360, 1280] },
  out: 'pictures',
}

const help = `pnpm pictures [screens|components] [options]

Takes a picture of every story and writes a contact sheet. Screens are the default.

${tourHelp(defaults)}
  --against WHAT    also shows what has changed: since a commit, of which the pictures are taken too, or since the
                    pictures of a folder, which an earlier run was given as --out

The exit code is 1 if a story failed to render. Differences do not change it.
`

interface Options extends TourOptions {
  /** What to compare with: a commit as git understands it, or a folder. */
  readonly against: string | undefined
}

await runCommand({ help, readOptions, main })

/**
 * Returns undefined for `--help`.
 * @throws Error that says which option is wrong
 */
function readOptions(words: readonly string[]): Options | undefined {
  const options = { ...tourArguments, against: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options })
  return values.help ? undefined : { ...readTour({ values, positionals }, defaults), against: values.against }
}

async function main({ against, from, ...options }: Options): Promise<void> {
  const out = resolve(root, options.out)
  const [now, before] = [join(out, 'now'), join(out, 'before')]
  const earlier = against === undefined ? undefined : resolve(root, against, 'now')
  const hasEarlier = earlier !== undefined && existsSync(earlier)
  rmSync(before, { recursive: true, force: true })
  // Copies the earlier pictures before the folder `now` is deleted, because they may be in it.
  if (hasEarlier) cpSync(earlier, before, { recursive: true })
  rmSync(now, { recursive: true, force: true })

  const take = (source: string, folder: string) =>
    withStorybook(source, (address) => takePictures(address, folder, options))
  const taken = await take(from ?? root, now)
  if (against !== undefined && !hasEarlier) await take(checkOut(root, against), before)
  const differences = against === undefined ? undefined : await comparePictures(before, now)
  writeFileSync(join(out, 'index.html'), contactSheet({ ...taken, differences }))

  for (const { story, look, problem } of taken.failures)
    say(`FAILED ${story.title} ${story.name} (${look}): ${problem.slice(0, 300)}`)
  say(`${taken.pictures.length} pictures, ${taken.failures.length} failures: ${join(out, 'index.html')}`)
  if (differences) {
    const { changed, unchanged, added, removed } = differences
    const counts = `${changed.length} changed, ${unchanged} unchanged, ${added.length} added, ${removed.length} removed`
    say(`Compared with ${against}: ${counts}`)
  }
  if (taken.failures.length > 0) process.exitCode = 1
}

/** Takes all pictures of one Storybook in the order of its stories, by look and width. @param folder for the files */
async function takePictures(address: string, folder: string, tour: Tour) {
  mkdirSync(folder, { recursive: true })
  const pictures: Picture[] = []
  const { stories, failures } = await visitStories(address, tour, async (page) => {
    const session = await page.context().newCDPSession(page)
    return async ({ story, size, look }) => {
      const file = `${story.id}.${size.width}.${look}.png`
      writeFileSync(join(folder, file), await takePicture(page, session, size))
      pictures.push({ story, width: size.width, look, file })
    }
  })
  const place = ({ story, look, width }: Picture) =>
    (stories.indexOf(story) * tour.looks.length + tour.looks.indexOf(look)) * 10_000 + width
  return { pictures: pictures.toSorted((a, b) => place(a) - place(b)), failures }
}

/** Uses Chromium's protocol directly, because Playwright takes three times as long to compress a picture. */
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
