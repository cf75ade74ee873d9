import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const longest = 60

/** The title of a test, or of a table of tests, without the ids of reliability cases. */
const testTitle = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])(?:[A-Z]\d\d )*((?:(?!\1).)*)\1,/g
const storyName = /^ {2,4}name:\s(['"])((?:(?!\1).)*)\1,$/gm

it(`no test and no story has a title of more than ${longest} characters`, () => {
  const files = globSync('{packages,mocks,apps,tests,.storybook}/**/*.{test.ts,stories.tsx,journey.ts,tour.ts}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
  expect(files.length).toBeGreaterThan(300)
  const long = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const titles = [...text.matchAll(file.endsWith('.stories.tsx') ? storyName : testTitle)].map(
      ([, , title = '']) => title,
    )
    return titles.filter(({ length }) => length > longest).map((title) => `${file}: ${title}`)
  })
  expect(long).toEqual([])
})
