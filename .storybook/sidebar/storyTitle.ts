import { storyNameFromExport } from '../internals.ts'
import { componentGroups, screenGroups, screenNames } from './places.ts'

export type StoryGroup = 'States' | 'Rules'

interface IndexedStory {
  /** The name of the export. */
  readonly story: string
  /** The story's own `name`, if it has one. */
  readonly name?: string | undefined
  readonly tags?: readonly string[] | undefined
}

/**
 * A story tests a rule if its name is a sentence or if it has the tag `rule`. With the tag `state`, it ends with a look of
 * its own, of which `pnpm pictures` takes a picture.
 */
export function storyGroup({ story, name, tags = [] }: IndexedStory): StoryGroup {
  const isSentence = name !== undefined && name !== storyNameFromExport(story)
  return isSentence || tags.includes('rule') ? 'Rules' : 'States'
}

const screensFolder = /^(?:packages\/features\/src|apps\/portal\/src)\/(?:([^/]+)\/)?/

/**
 * The place of a story in the sidebar. The stories of a screen are split into the groups States and Rules. The stories of
 * any other file stay together.
 * @param path The file's path from the root of the repository.
 * @returns undefined for a file that sets its title itself
 */
export function storyTitle(path: string, group: StoryGroup): string | undefined {
  const file =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.stories\.tsx$/, '') ?? ''
  if (path.startsWith('packages/design-system/')) return componentTitle(file)
  if (path.startsWith('.storybook/foundations/')) return `Foundations/${inWords(file)}`
  const folder = screensFolder.exec(path)
  if (!folder) return undefined
  const place = screenGroups[folder[1] ?? 'shell'] ?? 'Other'
  const title = `Screens/${place}/${screenNames[file] ?? inWords(file.replace(/(?<=.)Screen$/, ''))}`
  return place === 'Parts' ? title : `${title}/${group}`
}

function componentTitle(name: string): string {
  const group = componentGroups.get(name)
  return group === undefined ? `Components/${name}` : `Components/${group}/${name}`
}

/** `OrderComplete` becomes 'Order complete'. */
function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
