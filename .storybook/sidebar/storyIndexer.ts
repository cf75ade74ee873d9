import { relative } from 'node:path'
import { storyNameFromExport, toId, type Indexer, type IndexInput } from '../internals.ts'
import { storyGroup, storyTitle } from './storyTitle.ts'

const root = relative('', `${import.meta.dirname}/../..`)

/**
 * Gives each story the title from `storyTitle`. Stories that test a rule also get the tag `rule`, and the sidebar hides
 * them by default. Where stories are not split into groups, those with the tag `state` stay visible.
 */
export function storyIndexer(base: Indexer): Indexer {
  return {
    test: base.test,
    createIndex: async (file, options) => {
      const path = relative(root, file).replaceAll('\\', '/')
      const inputs = (await base.createIndex(file, options)).map((input) => place(input, path))
      return groups.flatMap((group) => inputs.filter((input) => groupOf(input) === group))
    },
  }
}

/** The groups, in the order of the sidebar. */
const groups = ['States', 'Rules'] as const

const groupOf = ({ exportName, name, tags }: IndexInput) => storyGroup({ story: exportName, name, tags })

function place(input: IndexInput, path: string): IndexInput {
  const group = groupOf(input)
  const title = storyTitle(path, group)
  if (title === undefined) return input
  const isHidden = group === 'Rules' && (title.endsWith('/Rules') || !input.tags?.includes('state'))
  return {
    ...input,
    title,
    __id: toId(title, storyNameFromExport(input.exportName)),
    tags: [
      ...(input.tags ?? []),
      ...(isHidden ? ['rule'] : []),
      // Screens get no page of documentation, because several portals on one page would share one storage and one supplier.
      ...(title.startsWith('Screens/') ? ['!autodocs'] : []),
    ],
  }
}
