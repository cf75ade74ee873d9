import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The text of a story or test file, with its path from the root of the repository. */
export interface TestSource {
  readonly path: string
  readonly text: string
}

/** A story with the ids of reliability cases as tags, or a test whose title begins with them. */
export interface CaseTest {
  readonly ids: readonly string[]
  /** The name of the story, or the title of the test without the ids. */
  readonly title: string
  readonly kind: 'story' | 'unit test' | 'journey'
  readonly path: string
  /** The name of the export that is the story; empty for other kinds. */
  readonly story: string
  /** The tags of a story. */
  readonly tags?: readonly string[]
}

// Also matches unknown ids, so that a test can report them.
const idTag = /^[A-Z]\d+$/
/** The first argument of `test`, `it`, `describe` and their variants, such as `it.each(…)`, if it begins with ids. */
const testTitle = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*['`]((?:[A-Z]\d+ )+)([^'`\n]*)['`]/g
const titleKey = /^\s*'((?:[A-Z]\d+ )+)([^'\n]*)': /gm

/** The stories with ids of cases in their tags, and the tests with ids in their titles. */
export function findCaseTests(sources: readonly TestSource[]): CaseTest[] {
  return sources.flatMap((source) => (source.path.endsWith('.stories.tsx') ? readStories(source) : readTests(source)))
}

function readStories({ path, text }: TestSource): CaseTest[] {
  return text.split(/^(?=export const )/m).flatMap((part) => {
    const tags = readTags(part)
    const ids = tags.filter((tag) => idTag.test(tag))
    const [, story = ''] = /^export const (\w+)/.exec(part) ?? []
    if (ids.length === 0) return []
    return [{ ids, title: readName(part) ?? story, kind: 'story', path, story, tags }]
  })
}

function readTags(text: string): string[] {
  const [, list = ''] = /^ {2,4}tags: \[([^\]]*)\]/m.exec(text) ?? []
  return [...list.matchAll(/'([^']+)'/g)].flatMap(([, tag = '']) => tag)
}

/** The name that a story sets. Undefined if it sets none and is called by the name of its export. */
function readName(text: string): string | undefined {
  const [, single, double] = /^ {2,4}name: (?:'([^'\n]*)'|"([^"\n]*)")/m.exec(text) ?? []
  return single ?? double
}

function readTests({ path, text }: TestSource): CaseTest[] {
  const kind = path.endsWith('.journey.ts') ? 'journey' : 'unit test'
  const titles = [...text.matchAll(testTitle), ...text.matchAll(titleKey)]
  return titles.map((match) => ({ ...readTitle(match), kind, path, story: '' }))
}

function readTitle([, ids = '', title = '']: RegExpExecArray) {
  return { ids: ids.trim().split(' '), title }
}

export function readTestSources(): TestSource[] {
  return globSync('{packages,mocks,apps,tests}/**/*.{stories.tsx,test.ts,journey.ts}', {
    cwd: root,
    // `caseTests.test.ts` contains examples that are not tests of cases.
    exclude: ['**/node_modules', '**/dist', 'tests/architecture/caseTests.test.ts'],
  })
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
