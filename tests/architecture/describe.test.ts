import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

test('the product never imports schema descriptions, which are for documentation and tests only', () => {
  const breaches = readSources()
    .filter(({ path }) => !/^apps\/portal\/deploy\/|^packages\/(supplier-api\/src\/describe|probe)\//.test(path))
    .filter(({ imports }) => imports.some(({ target }) => /supplier-api(\/src)?\/describe|to-json-schema/.test(target)))
  expect(breaches.map(({ path }) => path)).toEqual([])
})
