import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkOut } from './checkOut.ts'
import { comparePictures } from './comparePictures.ts'
import { differencesPage } from './differencesPage.ts'
import { indexPage } from './indexPage.ts'
import { help, readOptions, type Options } from './options.ts'
import type { PictureSet } from './picture.ts'
import { runCommand, say } from '../studio/runCommand.ts'
import { withStorybook } from '../studio/storybook.ts'
import { takePictures } from './takePictures.ts'

/** Takes pictures of screens or components for review: `pnpm pictures --help`. */
const root = join(import.meta.dirname, '../..')

await runCommand({ help, readOptions, main })

async function main(options: Options): Promise<void> {
  const out = resolve(root, options.out)
  const started = performance.now()
  rmSync(out, { recursive: true, force: true })
  const current = await takeFrom(options.from ?? root, join(out, 'now'), options)
  writeFileSync(join(out, 'index.html'), indexPage(current, false))
  for (const { story, look, problem } of current.failures)
    say(`FAILED ${story.title} ${story.name} (${look}): ${problem.slice(0, 300)}`)
  say(
    `${current.pictures.length} pictures, ${current.failures.length} failures, ${secondsSince(started)} s: ${join(out, 'index.html')}`,
  )
  if (current.failures.length > 0) process.exitCode = 1
  if (options.against !== undefined) await compare(out, current, options.against, options)
}

async function compare(out: string, current: PictureSet, revision: string, options: Options): Promise<void> {
  const started = performance.now()
  const earlier = await takeFrom(checkOut(root, revision), join(out, 'before'), options)
  const differences = await comparePictures(out, earlier.pictures, current.pictures)
  writeFileSync(join(out, 'differences.html'), differencesPage(revision, differences, earlier.failures))
  writeFileSync(join(out, 'index.html'), indexPage(current, true))
  const { changed, unchanged, added, removed } = differences
  const counts = `${changed.length} changed, ${unchanged} unchanged, ${added.length} added, ${removed.length} removed`
  say(`Compared with ${revision}: ${counts}, ${secondsSince(started)} s: ${join(out, 'differences.html')}`)
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 1000)
}

function takeFrom(source: string, folder: string, options: Options): Promise<PictureSet> {
  return withStorybook(source, (address) => takePictures(address, folder, options))
}
