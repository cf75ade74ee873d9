import { execFileSync, spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseAst } from 'vite'
import { findBrowser } from '../browser.ts'
import { readPlaywrightReport, readReport, readVitestReport, type TestResult } from '../gate/readReports.ts'
import { pickMutants, plant, possibleMutants, type Mutant, type SourceText } from './mutant.ts'

const help = `
Plants defects in product code, one at a time in a worktree of its own, and tells which of them the tests find.
Until one fails, it runs the unit tests and stories of the same folder, then all that reach the changed file, and then,
with --journeys, the journeys.

  pnpm mutants --seed 37                       picks 40 defects, and writes them with the outcome
  pnpm mutants --replay FILE                   the defects of that file again, as far as their lines exist
      --count N       how many are picked (40)
      --commit REV    the commit that is tested (HEAD)
      --scope all     everything instead of the gate
      --journeys      also run the journeys for those that no other test has found
      --survivors     of the replayed ones only those that were not found
      --near          only the unit tests and stories of the same folder
      --out FILE      where the outcome is written (test-results/mutants.json)
      --list          only picks them
`

interface Outcome extends Mutant {
  /** The test that failed; null if none did. */
  readonly foundBy: string | null
}

const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    list: { type: 'boolean' },
    seed: { type: 'string', default: '37' },
    count: { type: 'string', default: '40' },
    commit: { type: 'string', default: 'HEAD' },
    scope: { type: 'string', default: 'gate' },
    replay: { type: 'string' },
    journeys: { type: 'boolean', default: false },
    survivors: { type: 'boolean', default: false },
    near: { type: 'boolean', default: false },
    out: { type: 'string', default: 'test-results/mutants.json' },
  },
})
if (values.help === true) {
  process.stdout.write(help)
  process.exit(0)
}

/** A run that takes longer hangs because of the defect, which then counts as found. */
const longestRunMs = 30 * 60_000

const root = join(import.meta.dirname, '../..')
const tree = mkdtempSync(join(tmpdir(), 'mutants-'))
git('worktree', 'add', '--detach', tree, values.commit)
try {
  if (values.list !== true)
    execFileSync('npx', ['--yes', 'pnpm@12', 'install', '--frozen-lockfile', '--reporter=silent'], { cwd: tree })
  const outcomes: Outcome[] = []
  for (const [index, mutant] of (await chosen()).entries()) {
    const foundBy = values.list === true ? null : await tryMutant(mutant)
    outcomes.push({ ...mutant, foundBy })
    writeFileSync(values.out, JSON.stringify(outcomes, null, 1))
    const said = foundBy === null ? 'NOT FOUND' : `found by ${foundBy}`
    process.stdout.write(
      `${index + 1}. ${mutant.operator}: ${mutant.file}:${mutant.line}\n     ${mutant.before.trim()}\n  →  ${mutant.after.trim()}\n     ${said}\n`,
    )
  }
  process.stdout.write(`${outcomes.filter(({ foundBy }) => foundBy !== null).length} of ${outcomes.length} found\n`)
} finally {
  git('worktree', 'remove', '--force', tree)
  rmSync(tree, { recursive: true, force: true })
}

function git(...words: string[]): void {
  execFileSync('git', words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function chosen(): Promise<readonly Mutant[]> {
  if (values.replay !== undefined) {
    const recorded: Outcome[] = JSON.parse(readFileSync(values.replay, 'utf8'))
    return values.survivors ? recorded.filter(({ foundBy }) => foundBy === null) : recorded
  }
  const [seed, count] = [Number(values.seed), Number(values.count)]
  const sources = readProduct()
  return pickMutants(possibleMutants(sources), {
    seed,
    count,
    isUsable: async (mutant) => canBeParsed(mutant, sources),
  })
}

/** The product code without styles, icons, examples, documentation and code for tests. */
function readProduct(): readonly SourceText[] {
  return globSync('{packages/*/src,apps/portal/src}/**/*.{ts,tsx}', { cwd: tree })
    .filter(
      (path) =>
        !/\.(stories|test|test-d|css)\.tsx?$|\/testing\/|\/describe\/|^packages\/probe\/|\/icons\/|\/playground\/|example/i.test(
          path,
        ),
    )
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(tree, path), 'utf8') }))
}

function canBeParsed(mutant: Mutant, sources: readonly SourceText[]): boolean {
  const planted = plant(mutant, sources)
  try {
    if (planted) parseAst(planted.text, { lang: 'tsx' })
    return planted !== undefined
  } catch {
    return false
  }
}

async function tryMutant(mutant: Mutant): Promise<string | null> {
  const planted = plant(mutant, readProduct())
  if (!planted) return 'nothing: its line is gone'
  const file = join(tree, planted.path)
  const original = readFileSync(file, 'utf8')
  writeFileSync(file, planted.text)
  try {
    const near = ['run', dirname(planted.path)]
    const reaching = ['related', '--run', planted.path]
    for (const scope of values.near ? [near] : [near, reaching])
      for (const project of ['unit', 'storybook'] as const) {
        const failed = await runVitest(project, scope)
        if (failed !== null) return failed
      }
    return values.journeys ? await runJourneys() : null
  } finally {
    writeFileSync(file, original)
  }
}

async function runVitest(project: 'unit' | 'storybook', scope: readonly string[]): Promise<string | null> {
  const report = join(tree, 'test-results/mutant.json')
  rmSync(report, { force: true })
  const words = [...scope, '--project', project, '--bail', '1', '--passWithNoTests']
  const isGreen = await run('vitest', [...words, '--reporter=json', `--outputFile.json=${report}`])
  return isGreen
    ? null
    : nameOf(
        readVitestReport(readReport(report, { testResults: [] }), project === 'unit' ? 'unit tests' : 'stories', tree),
      )
}

async function runJourneys(): Promise<string | null> {
  const grep = values.scope === 'all' ? [] : ['--grep', '@gate']
  const isGreen = await run('playwright', ['test', '--config=tests/journeys/playwright.config.ts', '-x', ...grep])
  return isGreen ? null : nameOf(readPlaywrightReport(readReport(join(tree, 'test-results/playwright.json'), {})))
}

function nameOf(tests: readonly TestResult[]): string {
  const failed = tests.find(({ outcome }) => outcome === 'failed')
  return failed ? `${failed.file} › ${failed.name}` : 'a run that did not end well'
}

/** @returns whether the program succeeded in time */
function run(program: string, words: readonly string[]): Promise<boolean> {
  const env = { ...process.env, TEST_SCOPE: values.scope, CHROMIUM_PATH: findBrowser() ?? '' }
  const child = spawn(join(tree, 'node_modules/.bin', program), words, {
    cwd: tree,
    env,
    stdio: 'ignore',
    detached: true,
  })
  const timer = setTimeout(() => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'), longestRunMs)
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}
