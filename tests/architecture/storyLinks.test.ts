import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storyNameFromExport, toId } from '../../.storybook/internals.ts'
import { findScreens } from '../../.storybook/screens/findScreens.ts'
import { storyGroup, storyTitle } from '../../.storybook/sidebar/storyTitle.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const list = (pattern: string) => globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))

/** The ids of pages that are written by hand, of the pages of screens and components, and of all stories. */
const ids = new Set([
  ...list('.storybook/docs/**/*.mdx').map((path) => toId(/<Meta title="(.+?)"/.exec(read(path))?.[1] ?? path, 'Docs')),
  ...findScreens().map(({ page }) => page),
  ...list('{.storybook,packages/*/src,apps/*/src}/**/*.stories.tsx').flatMap(idsOf),
])

function idsOf(path: string): readonly string[] {
  const [meta = '', ...stories] = read(path).split(/^(?=export const (?=[A-Z]))/m)
  const ownTitle = /^ {2}title: '(.+)',$/m.exec(meta)?.[1] ?? path
  return stories.flatMap((text) => {
    const [, story = ''] = /^export const (\w+)/.exec(text) ?? []
    const name = /^ {2}name: (?:'(.+)'|"(.+)"),$/m.exec(text)?.slice(1).find(Boolean)
    const tags = /^ {2}tags: \['rule'/m.test(text) ? ['rule'] : []
    const title = storyTitle(path, storyGroup({ story, name, tags })) ?? ownTitle
    return [toId(title, 'Docs'), toId(title, storyNameFromExport(story))]
  })
}

it.each([
  'README.md',
  'CONTRIBUTING.md',
  ...list('.storybook/**/*.mdx'),
  ...list('.storybook/{docs,foundations}/**/*.tsx'),
])('%s links only to stories and pages that exist', (path) => {
  const links = read(path).matchAll(/(?:\?path=\/|[Pp]ath="|\bid=|\bstory=")(?:(?:story|docs)\/)?([\w-]+--[\w-]+)/g)
  expect([...links].map(([, id = '']) => id).filter((id) => !ids.has(id))).toEqual([])
})

it('the address of each screen’s first state stays', () => {
  const typical = findScreens().map(({ title }) => toId(`${title}/States`, 'Typical'))
  // This part of the checkout begins when an order is sent.
  expect(typical.filter((id) => !ids.has(id))).toEqual(['screens-order-checkout-after-sending-states--typical'])
})
