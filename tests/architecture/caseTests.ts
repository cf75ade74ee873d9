/** The text of a story or test file, with its path from the root of the repository. */
export interface TestSource {
  readonly path: string
  readonly text: string
}

/** A story or a test whose title begins with the ids of reliability cases. */
export interface CaseTest {
  readonly ids: readonly string[]
  /** The title without the ids. */
  readonly title: string
  readonly kind: 'story' | 'unit test' | 'journey'
  readonly path: string
  /** The name of the export that is the story; empty for other kinds. */
  readonly story: string
  /** The tags of a story. */
  readonly tags?: readonly string[]
}

// Any code of a letter and digits counts as an id, so that an unknown one is noticed.
const storyTitle = /\bname: '((?:[A-Z]\d+ )+)([^'\n]*)'/g
/** What is given to `test`, `it`, `describe` and their variants, such as `it.each(…)`. */
const testTitle = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*['`]((?:[A-Z]\d+ )+)([^'`\n]*)['`]/g
/** A key of an object from which tests are made. */
const titleKey = /^\s*'((?:[A-Z]\d+ )+)([^'\n]*)': /gm

/** The stories and tests that say in their title which cases they cover. */
export function findCaseTests(sources: readonly TestSource[]): CaseTest[] {
  return sources.flatMap((source) => (source.path.endsWith('.stories.tsx') ? readStories(source) : readTests(source)))
}

function readStories({ path, text }: TestSource): CaseTest[] {
  const stories = [...text.matchAll(/^export const (\w+)/gm)]
  return [...text.matchAll(storyTitle)].map((match) => {
    const start = stories.findLast(({ index }) => index < match.index)
    const tags = readTags(text.slice(start?.index ?? 0, match.index))
    return { ...readTitle(match), kind: 'story', path, story: start?.[1] ?? '', tags }
  })
}

function readTags(text: string): string[] {
  const [, list = ''] = /^  tags: \[([^\]]*)\]/m.exec(text) ?? []
  return [...list.matchAll(/'([^']+)'/g)].flatMap(([, tag = '']) => tag)
}

function readTests({ path, text }: TestSource): CaseTest[] {
  const kind = path.endsWith('.journey.ts') ? 'journey' : 'unit test'
  const titles = [...text.matchAll(testTitle), ...text.matchAll(titleKey)]
  return titles.map((match) => ({ ...readTitle(match), kind, path, story: '' }))
}

function readTitle([, ids = '', title = '']: RegExpExecArray) {
  return { ids: ids.trim().split(' '), title }
}
