import { join } from 'node:path'
import { preview } from 'vite'
import { run } from './run.ts'

const folder = '.cache/pictures-storybook'

/** Builds the Storybook of a working copy. Without docs and axe, which no picture shows, it takes half the time. */
export function buildStorybook(root: string): void {
  run(root, join(root, 'node_modules/.bin/storybook'), 'build', '--test', '--quiet', '--output-dir', folder)
}

/** Serves what `buildStorybook` made. */
export async function serveStorybook(root: string) {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: join(root, folder) },
    preview: { port: 6190 },
  })
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}
