import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'

const folder = '.cache/pictured-storybook'

/**
 * Serves a Storybook while `work` runs.
 * @param source the address of a running Storybook, or the working copy to build one from
 * @param work receives the address
 */
export async function withStorybook<Result>(source: string, work: (address: string) => Promise<Result>) {
  if (source.startsWith('http')) return work(source)
  // `--test` leaves out docs and axe, and takes half the time.
  run(source, join(source, 'node_modules/.bin/storybook'), 'build', '--test', '--quiet', '--output-dir', folder)
  const server = await preview({
    root: source,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: join(source, folder) },
    preview: { port: 6190 },
  })
  try {
    return await work(server.resolvedUrls?.local[0] ?? '')
  } finally {
    await server.close()
  }
}

/** A working copy of a commit with its dependencies, in a temporary folder that is removed when the process ends. */
export function checkOut(root: string, commit: string): string {
  const copy = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'commit')
  process.once('exit', () => {
    rmSync(join(copy, '..'), { recursive: true, force: true })
    run(root, 'git', 'worktree', 'prune')
  })
  // Makes an interrupted process run the exit handler above.
  process.once('SIGINT', () => process.exit(130))
  run(root, 'git', 'worktree', 'add', '--detach', copy, commit)
  run(copy, 'npx', '--yes', 'pnpm@12', 'install', '--frozen-lockfile')
  return copy
}

/** @throws Error with what the command printed, if it fails */
function run(cwd: string, command: string, ...words: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed.\n${error?.message ?? ''}${stdout}${stderr}`)
}
