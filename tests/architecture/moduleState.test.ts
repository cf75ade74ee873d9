import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** State that modules may keep although it outlives a story, and why. */
const allowed: Readonly<Record<string, string>> = {
  'apps/portal/src/routes.tsx loadedScreens': 'code, which is loaded once',
  'packages/design-system/src/components/DataTable/LongText.tsx none': 'its type is readonly',
  'packages/design-system/src/page/pageState.ts page': 'it stands for the page itself',
  'packages/supplier-api/src/wire.ts droppedRows': 'lives as long as one synchronous call',
}

/** A top-level `let`, or a collection that is filled later. */
const changing =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: (?!Readonly|readonly)[^=]+)? = (?:new (?:Map|Set)(?:<[^\n]*>)?\(\)|\[\]|\{\})$)/gm

const stateOf = (text: string) => [...text.matchAll(changing)].map(([, binding, collection]) => binding ?? collection)

test('The test finds a variable at the top level of a module', () => {
  expect(stateOf('let last = 1\nconst known = new Map<string, number>()\nconst none: number[] = []')).toEqual([
    'last',
    'known',
    'none',
  ])
  expect(stateOf('const names: ReadonlySet<string> = new Set()\nfunction a() {\n  let b = 1\n}')).toEqual([])
  expect(stateOf('const keys = new WeakMap<object, string>()\nconst all = ["a"]')).toEqual([])
})

test('No module keeps state from one session to the next', () => {
  const product = readSources().filter(({ path }) => /^(packages|apps\/portal\/src)\//.test(path))
  const found = product.flatMap(({ path, text }) => stateOf(text).map((name) => `${path} ${name}`))
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted())
})
