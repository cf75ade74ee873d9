import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../.storybook/docs/decisions')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? ''
const linesOf = (file: string) => read(file).split('\n').length - 1

/** Converts a title to the form that Storybook's URLs contain. */
const inKebabCase = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const index = 'all-chapters.mdx'
const chapters = readdirSync(folder)
  .filter((file) => file !== index)
  .toSorted()

test.each(chapters)('%s is named after its title, short and undated', (file) => {
  const title = titleOf(read(file))
  expect(read(file)).toContain(`<Meta title="Decisions/${title}" />`)
  expect(`${inKebabCase(title)}.mdx`).toBe(file)
  expect(linesOf(file)).toBeLessThanOrEqual(60)
  // A chapter says what holds now, not what held earlier.
  expect(read(file)).not.toMatch(/\b20\d\d-\d\d-\d\d\b|superseded/)
})

test('all decision chapters together have at most 680 lines', () => {
  expect([index, ...chapters].reduce((sum, file) => sum + linesOf(file), 0)).toBeLessThanOrEqual(680)
})

test('the index lists each decision chapter once, like the sidebar', () => {
  const expected = chapters.map((file) => {
    const title = titleOf(read(file))
    return `- [${title}](?path=/docs/decisions-${inKebabCase(title)}--docs)`
  })
  expect(read(index).match(/^- \[.+?\]\(.+?\)/gm)).toEqual(expected)
})
