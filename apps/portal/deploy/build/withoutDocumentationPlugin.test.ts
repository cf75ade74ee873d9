import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst, transformWithOxc } from 'vite'
import { expect, test } from 'vitest'
import { withoutDocumentation } from './withoutDocumentationPlugin.ts'

test('what an operation is stays, in its place, and what is said about it goes', () => {
  const written = `const words = { about: 'kept' }
export const area = {
  read: operation({
    about: 'Reads – all of it.',
    kind: 'query',
    request: object({ about: text, example: text }),
    example: {
      about: 'this',
    },
  }),
  write: operation({ kind: 'mutation', example: {} }),
}
`
  const left = withoutDocumentation(written)
  expect(() => parseAst(left)).not.toThrow()
  expect(left.split('\n').map((line) => line.trimEnd())).toEqual([
    "const words = { about: 'kept' }",
    'export const area = {',
    '  read: operation({',
    '',
    "    kind: 'query',",
    '    request: object({ about: text, example: text }),',
    '',
    '',
    '',
    '  }),',
    "  write: operation({ kind: 'mutation',             }),",
    '}',
    '',
  ])
})

const folder = join(import.meta.dirname, '../../../../packages/supplier-api/src/operations')

test.each(globSync('!(*.test).ts', { cwd: folder }))('%s can be read without its documentation', async (file) => {
  const { code } = await transformWithOxc(readFileSync(join(folder, file), 'utf8'), file)
  const left = withoutDocumentation(code)
  expect(() => parseAst(left)).not.toThrow()
  expect(left).not.toMatch(/^\s*(about|example):/m)
  expect(left).toHaveLength(code.length)
})
