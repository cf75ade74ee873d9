import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildPortal, portalBuild } from '@trade-portal/portal/deploy'

const root = join(import.meta.dirname, '../..')
/** The file that lists the modules of each script of the build. */
export const builtScripts = join(root, 'node_modules/.cache/scripts.json')
/** A file with the hash of the sources and the time of the last build for journeys. */
const builtFrom = join(root, 'node_modules/.cache/built-from')

/** Builds the portal once for all journeys, unless it has been built from the same sources. */
export default async function build(): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(builtScripts) && readText(builtFrom) === `${sources} ${timeOfBuild()}`) return
  const scripts = await buildPortal()
  for (const path of [builtScripts, builtFrom]) mkdirSync(dirname(path), { recursive: true })
  writeFileSync(builtScripts, JSON.stringify(scripts))
  writeFileSync(builtFrom, `${sources} ${timeOfBuild()}`)
}

/** The hash of the names and contents of all files from which the portal is built, including untracked ones. */
function hashOfSources(): string {
  const folders = ['packages', 'apps', 'pnpm-lock.yaml']
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
  const hash = createHash('sha256')
  for (const path of listed.split('\0').filter((name) => name !== '' && !/\.(stories|test|test-d)\.tsx?$/.test(name)))
    hash
      .update(path)
      .update('\0')
      .update(readText(join(root, path)))
  return hash.digest('hex')
}

/** The time of the latest build in the folder. Another build, such as that of `npm start`, changes it. */
function timeOfBuild(): number {
  return statSync(join(portalBuild, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** The text of a file, '' if it is missing. Git still lists a deleted file until the deletion is staged. */
function readText(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
