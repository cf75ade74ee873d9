import { expect, it } from 'vitest'
import { readSources, siblings } from './sources.ts'

const paths = readSources().map((source) => source.path)
const name = (path: string) =>
  path
    .split('/')
    .at(-1)
    ?.replace(/\.tsx$/, '') ?? ''

/** A component is the file named like its folder; the other files of the folder are its parts. */
const components = paths.filter((path) => /design-system\/src\/components\/([^/]+)\/\1\.tsx$/.test(path))
const screens = paths.filter((path) => /features\/src\/.*Screen\.tsx$/.test(path))

it('finds components and screens', () => {
  expect(components.length).toBeGreaterThan(30)
  expect(screens.length).toBeGreaterThan(6)
})

it.each([...components, ...screens])('%s has a story', (path) => {
  expect([...siblings(path)]).toContain(`${name(path)}.stories.tsx`)
})
