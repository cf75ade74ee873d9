import { storyNameFromExport } from 'storybook/internal/csf'

export type StoryGroup = 'States' | 'Rules'

interface IndexedStory {
  /** The name of the export. */
  readonly story: string
  /** The story's own `name`, if it has one. */
  readonly name?: string | undefined
  readonly tags?: readonly string[] | undefined
}

/**
 * A story tests a rule if its name is a sentence or if it has the tag `rule`. With the tag `state` it shows a state,
 * whatever its name.
 */
export function storyGroup({ story, name, tags = [] }: IndexedStory): StoryGroup {
  if (tags.includes('state')) return 'States'
  const isSentence = name !== undefined && name !== storyNameFromExport(story)
  return isSentence || tags.includes('rule') ? 'Rules' : 'States'
}
