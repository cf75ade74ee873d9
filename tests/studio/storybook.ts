import { join } from 'node:path'
import { preview } from 'vite'
import { run } from './run.ts'

const folder = '.cache/studio-storybook'

/**
 * Makes a Storybook available for as long as it is used.
 * @param source the address of a running Storybook, or the working copy to build one from
 * @param work receives the address
 */
export async function withStorybook<Result>(source: string, work: (address: string) => Promise<Result>) {
  if (source.startsWith('http')) return work(source)
  buildStorybook(source)
  const server = await serveStorybook(source)
  try {
    return await work(server.resolvedUrls?.local[0] ?? '')
  } finally {
    await server.close()
  }
}

/** Without docs and axe it takes half the time. */
function buildStorybook(root: string): void {
  run(root, join(root, 'node_modules/.bin/storybook'), 'build', '--test', '--quiet', '--output-dir', folder)
}

const serveStorybook = (root: string) =>
  preview({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: join(root, folder) },
    preview: { port: 6190 },
  })
