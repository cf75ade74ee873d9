import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../.storybook/docs/decisions')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? ''

/** Converts a title to the form that Storybook's URLs contain. */
const inKebabCase = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const index = 'all-chapters.mdx'
const chapters = readdirSync(folder)
  .filter((file) => file !== index)
  .toSorted()

/** The most lines that a chapter may have. A longer chapter has two topics. */
const maxLines = 90

test.each(chapters)('%s is named by its topic, with sections, and short', (file) => {
  const text = read(file)
  const title = titleOf(text)
  expect(text).toContain(`<Meta title="Decisions/${title}" />`)
  expect(`${inKebabCase(title)}.mdx`).toBe(file)
  expect([...text.matchAll(/^## .+$/gm)].length).toBeGreaterThan(1)
  expect(text.split('\n').length).toBeLessThanOrEqual(maxLines)
})

test.each(chapters)('%s says what holds now, not what held earlier', (file) => {
  expect(read(file)).not.toMatch(/\b20\d\d-\d\d-\d\d\b|superseded/)
})

test('The index lists every chapter in the order of the sidebar', () => {
  const expected = chapters.map((file) => {
    const title = titleOf(read(file))
    return `- [${title}](?path=/docs/decisions-${inKebabCase(title)}--docs)`
  })
  expect(read(index).match(/^- \[.+?\]\(.+?\)/gm)).toEqual(expected)
})
