import { expect, it } from 'vitest'
import { readTestSources } from './caseTests.ts'

const longest = 60

/** The title of a test, or of a table of tests, without the ids of reliability cases. */
const testTitle = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])(?:[A-Z]\d\d )*((?:(?!\1).)*)\1,/g
const storyName = /^ {2,4}name:\s(['"])((?:(?!\1).)*)\1,$/gm

it('test titles and story names have at most 60 characters', () => {
  const sources = readTestSources()
  expect(sources.length).toBeGreaterThan(300)
  const long = sources.flatMap(({ path, text }) => {
    const found = text.matchAll(path.endsWith('.stories.tsx') ? storyName : testTitle)
    const titles = [...found].map(([, , title = '']) => title.replaceAll(/\$\{[^}]*\}/g, '…'))
    return titles.filter(({ length }) => length > longest).map((title) => `${path}: ${title}`)
  })
  expect(long).toEqual([])
})
