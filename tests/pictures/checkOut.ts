import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../studio/run.ts'

/** A working copy of another revision with its dependencies, in a temporary folder that is removed when the process ends. */
export function checkOut(root: string, revision: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'revision')
  process.once('exit', () => {
    rmSync(join(folder, '..'), { recursive: true, force: true })
    run(root, 'git', 'worktree', 'prune')
  })
  // Without this, an interrupted process would end without the step above.
  process.once('SIGINT', () => process.exit(130))
  run(root, 'git', 'worktree', 'add', '--detach', folder, revision)
  run(folder, 'npx', '--yes', 'pnpm@12', 'install', '--frozen-lockfile')
  return folder
}
