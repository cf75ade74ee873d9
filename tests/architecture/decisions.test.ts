import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../.storybook/docs/decisions')

/** What the status line of a page says of another page, and what that says of it. */
const inverse = new Map([
  ['supersedes', 'superseded by'],
  ['supersedes in part', 'superseded in part by'],
  ['adds to', 'continued in'],
])
for (const [newer, older] of inverse) inverse.set(older, newer)

/** Title and status line of each page. */
const pages = new Map(
  readdirSync(folder).map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return [/<Meta title="Decisions\/(.+)" \/>/.exec(text)?.[1] ?? file, text.split('\n')[6] ?? ''] as const
  }),
)

/** "superseded by 2026-11-22 The order protocol": the relation, and the title of the other page. */
function relations(status: string): (readonly [string, string])[] {
  const [, ...parts] = status.replaceAll('**', '').split('; ')
  return parts.map((part) => {
    const relation = [...inverse.keys()].filter((each) => part.startsWith(`${each} `)).toSorted(byLength)[0] ?? ''
    return [relation, part.slice(relation.length + 1)]
  })
}
const byLength = (one: string, other: string) => other.length - one.length

test.each([...pages])('%s has the date of its title, and says how it stands to other decisions', (title, status) => {
  expect(status).toMatch(/^\*\*\d{4}-\d\d-\d\d · accepted(; .+)?\*\*$/)
  expect(status.slice(2, 12)).toBe(title.slice(0, 10))
  for (const [relation, other] of relations(status)) {
    expect(relations(pages.get(other) ?? '')).toContainEqual([inverse.get(relation), title])
  }
})
