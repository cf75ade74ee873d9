import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { schemaFile } from '@trade-portal/supplier-api/describe'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../../..')

/** Identifies the code of a build. */
interface Version {
  readonly version: string
  /** The commit, with `+changes` if files had uncommitted changes; '' outside a repository. */
  readonly commit: string
  /**
   * Hash of the operation registry. It changes when the portal sends different requests or expects different responses.
   */
  readonly registry: string
}

/** Writes `version.json` beside the page. It contains no time, so that two builds of a commit are the same. */
export function versionPlugin(): Plugin {
  return {
    name: 'version',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(readVersion(), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'version.json', source })
    },
  }
}

function readVersion(): Version {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const registry = createHash('sha256').update(JSON.stringify(schemaFile())).digest('hex').slice(0, 16)
  return { version, commit: readCommit(), registry }
}

function readCommit(): string {
  try {
    const [commit, changes] = [git('rev-parse', 'HEAD'), git('status', '--porcelain')]
    return changes === '' ? commit : `${commit}+changes`
  } catch {
    return ''
  }
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
