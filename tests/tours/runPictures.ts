import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport } from '@playwright/test/reporter'
import { changesPage, type Change } from './changesPage.ts'
import { builtStorybook } from './tour.ts'

/**
 * Runs the tour of pictures. With `--since COMMIT` it takes the pictures of that commit, compares those of the working tree
 * with them, and writes a page of what looks different. All other options are Playwright's, such as `-g`.
 */
process.chdir(join(import.meta.dirname, '../..'))
const words = process.argv.slice(2)
const at = words.indexOf('--since')
const [, commit] = at < 0 ? [] : words.splice(at, 2)
if (at < 0) process.exitCode = tour([])
else if (commit === undefined) throw new Error('--since needs a commit, such as HEAD~1 or main.')
else compare(execFileSync('git', ['rev-parse', '--short', `${commit}^{commit}`], { encoding: 'utf8' }).trim())

/** @returns the exit code */
function tour(options: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const command = ['test', '--config=tests/tours/playwright.config.ts', 'pictures', ...options, ...words]
  return spawnSync('playwright', command, { stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

/** @param hash The commit to compare with. Its Storybook is kept in a cache. */
function compare(hash: string): void {
  const cache = `.cache/pictures-since/${hash}`
  const [storybook, before, report] = [`${cache}/storybook`, `${cache}/pictures`, `${cache}/report.json`]
  if (!existsSync(join(storybook, 'index.json'))) buildAt(hash, join(cache, 'source'), storybook)
  for (const old of [before, report]) rmSync(old, { recursive: true, force: true })
  console.log(`Taking the pictures of ${hash} …`)
  tour(['--update-snapshots=all'], { TOURED_STORYBOOK: storybook, TOUR_PICTURES: before })
  if (!existsSync(before)) throw new Error(`No picture of ${hash} was taken.`)

  const results = 'test-results/pictures-since'
  console.log('Building the Storybook of the working tree, and comparing its pictures …')
  const output = `--output=${join(process.cwd(), results)}`
  tour(['--update-snapshots=none', output], { TOUR_PICTURES: before, TOUR_REPORT: join(process.cwd(), report) })
  const changes = [...readChanges(report, results), ...readRemoved(before, results)]
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, 'index.html'), changesPage(hash, changes))
  const failed = changes.filter(({ error }) => error !== undefined).length
  console.log(`Pictures that differ since ${hash}: ${changes.length - failed}. Stories that failed: ${failed}.`)
  console.log(`The page that shows them: ${results}/index.html`)
}

/** Builds the Storybook of a commit, in a work tree that is removed afterwards. */
function buildAt(hash: string, source: string, folder: string): void {
  const log = `${folder}.log`
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  const run = (cwd: string, command: string, ...options: readonly string[]) =>
    execFileSync(command, options, { cwd, stdio: ['ignore', output, output] })
  console.log(`Building the Storybook of ${hash}, see ${log} …`)
  run('.', 'git', 'worktree', 'add', '--force', '--detach', source, hash)
  try {
    run(source, 'npx', '--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only')
    run(
      source,
      'node_modules/.bin/storybook',
      'build',
      '--test',
      '--quiet',
      '--output-dir',
      join(process.cwd(), folder),
    )
  } finally {
    run('.', 'git', 'worktree', 'remove', '--force', source)
  }
}

/** The pictures that differ or are new, and the stories that failed. Playwright has left the pictures in `results`. */
function readChanges(report: string, results: string): readonly Change[] {
  const { suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'))
  const specs = suites.flatMap((suite) => suite.specs)
  return specs.flatMap(({ title, tests }): readonly Change[] => {
    const { errors = [], attachments = [] } = tests[0]?.results.at(-1) ?? {}
    const pictures = attachments.flatMap(({ path = '' }) => {
      const [, picture = ''] = /^(.*)-actual\.png$/.exec(path) ?? []
      if (picture === '') return []
      const fromPage = (kind: string) => {
        const file = `${picture}-${kind}.png`
        return existsSync(file) ? relative(results, file) : undefined
      }
      const [before, now, difference] = ['expected', 'actual', 'diff'].map(fromPage)
      return [{ title, width: widthOf(picture), before, now, difference }]
    })
    if (pictures.length > 0 || errors.length === 0) return pictures
    return [{ title, error: stripVTControlCharacters(errors[0]?.message ?? '') }]
  })
}

/** The pictures of stories that the working tree no longer has. */
function readRemoved(before: string, results: string): readonly Change[] {
  const { entries }: { entries: object } = JSON.parse(readFileSync(join(builtStorybook, 'index.json'), 'utf8'))
  const removed = readdirSync(before).filter((name) => !Object.keys(entries).some((id) => name.startsWith(`${id}-`)))
  return removed.map((name) => {
    cpSync(join(before, name), join(results, 'removed', name))
    return { title: `Removed/${name}`, width: widthOf(name), before: `removed/${name}` }
  })
}

/** The width in the name of a picture, which ends in width and look, such as `360-near-black`. */
function widthOf(picture: string): string {
  return /-(\d+)-[a-z-]+(?:\.png)?$/.exec(picture)?.[1] ?? ''
}
