import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readSources } from './sources.ts'

const root = join(import.meta.dirname, '../..')
const paths = readSources().map((source) => source.path)

/** A component is the file with the name of its folder. The other files of the folder are its parts. */
const components = paths.filter((path) => /design-system\/src\/components\/([^/]+)\/\1\.tsx$/.test(path))
const screens = paths.filter((path) => /features\/src\/.*Screen\.tsx$/.test(path))

it('finds components and screens', () => {
  expect(components.length).toBeGreaterThan(30)
  expect(screens.length).toBeGreaterThan(6)
})

it.each([...components, ...screens])('%s has a story', (path) => {
  expect(existsSync(join(root, path.replace(/\.tsx$/, '.stories.tsx')))).toBe(true)
})

const screenStories = globSync('packages/features/src/*/*Screen.stories.tsx', { cwd: root })

it.each(screenStories)('%s tests its announcements', (path) => {
  expect(readFileSync(join(root, path), 'utf8')).toMatch(/\bexpect\(announcements\(\)/)
})

/**
 * A doc comment above a `meta` that uses `...given()`. Storybook turns the comment into `parameters`, which replace those
 * of `given()`.
 */
const commentedGiven = /\*\/\nconst meta = \{[^\n]*(?:\n {2}[^\n]*)*\.\.\.given\(/

it('no comment above meta replaces the text that given() makes', () => {
  expect('/** Says. */\nconst meta = { component: A, ...given() }').toMatch(commentedGiven)
  expect('/** Says. */\nconst meta = {\n  component: A,\n  ...given(),\n}').toMatch(commentedGiven)
  const stories = globSync('{packages/*/src,apps/*/src}/**/*.stories.tsx', { cwd: root })
  expect(stories.filter((path) => commentedGiven.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
