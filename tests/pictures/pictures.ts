import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { help, readOptions, type Options } from './options.ts'
import { buildStorybook, serveStorybook } from './storybook.ts'
import { takePictures } from './takePictures.ts'
import { writeIndex } from './writeIndex.ts'

/** Takes pictures of screens or components for review: `pnpm pictures --help`. */
const root = join(import.meta.dirname, '../..')
const say = (text: string) => void process.stdout.write(`${text}\n`)

try {
  const options = readOptions(process.argv.slice(2))
  if (options) await main(options)
  else say(help)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function main(options: Options): Promise<void> {
  const out = resolve(root, options.out)
  const started = performance.now()
  rmSync(out, { recursive: true, force: true })
  const current = await takeFrom(options.from ?? root, join(out, 'now'), options)
  writeIndex(out, current)
  for (const { story, look, problem } of current.failures)
    say(`FAILED ${story.title} ${story.name} (${look}): ${problem}`)
  const seconds = Math.round((performance.now() - started) / 1000)
  say(
    `${current.pictures.length} pictures, ${current.failures.length} failures, ${seconds} s: ${join(out, 'index.html')}`,
  )
  if (current.failures.length > 0) process.exitCode = 1
}

/** @param source the address of a running Storybook, or the working copy to build one from */
async function takeFrom(source: string, folder: string, options: Options) {
  if (source.startsWith('http')) return takePictures(source, folder, options)
  buildStorybook(source)
  const server = await serveStorybook(source)
  try {
    return await takePictures(server.address, folder, options)
  } finally {
    await server.close()
  }
}
