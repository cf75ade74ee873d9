import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { preview } from 'vite'

const root = join(import.meta.dirname, '../..')
export const builtStorybook = join(root, '.cache/toured-storybook')
export const storybookUrl = 'http://localhost:6190'

/** Builds Storybook, and serves it during a tour. @returns the function that ends this */
export default async function serveStorybook(): Promise<() => Promise<void>> {
  // `--test` leaves out docs and axe, and takes half the time.
  execFileSync('storybook', ['build', '--test', '--quiet', '--output-dir', builtStorybook], { cwd: root })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: builtStorybook },
    preview: { port: Number(new URL(storybookUrl).port), strictPort: true },
  })
  return () => server.close()
}
