import { expect, test } from 'vitest'
import { readSources, type Source } from './sources.ts'

const designSystem = 'packages/design-system/src/'

/**
 * The folders of the design system, from the bottom up. A folder imports only from itself and from the folders before it.
 */
const folders = ['theme', 'page', 'time', 'css', 'icons', 'announcer', 'focus', 'parts', 'layout', 'components']

const folderOf = (path: string) => folders.indexOf(path.slice(designSystem.length).split('/')[0] ?? '')

const breaches = (sources: readonly Source[]) =>
  sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => target.startsWith(designSystem) && folderOf(target) > folderOf(path))
      .map(({ target }) => `${path} imports ${target}`),
  )

// Leaves out `index.ts`, because it exports from all folders.
const sources = readSources().filter(({ path }) => path.startsWith(designSystem) && path !== `${designSystem}index.ts`)

test('every folder of the design system has its place', () => {
  expect(sources.filter(({ path }) => folderOf(path) === -1).map(({ path }) => path)).toEqual([])
})

test('the folders of the design system import in one direction', () => {
  expect(breaches(sources)).toEqual([])
})

test('a planted breach is found', () => {
  const target = `${designSystem}components/Button/Button.tsx`
  const planted = { specifier: '../components/Button/Button.tsx', target, isDynamic: false }
  expect(breaches([{ path: `${designSystem}parts/planted.ts`, text: '', imports: [planted] }])).toHaveLength(1)
})
