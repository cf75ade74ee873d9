import { storyNameFromExport } from 'storybook/internal/csf'

export type StoryGroup = 'States' | 'Rules'

export interface IndexedStory {
  /** The name of the export. */
  readonly story: string
  /** What `name` says, where the story has one. */
  readonly name?: string | undefined
  readonly tags?: readonly string[] | undefined
}

/**
 * A story whose name is a sentence of its own tests a rule. Where this does not fit, the tag `rule` or `state` decides.
 */
export function storyGroup({ story, name, tags = [] }: IndexedStory): StoryGroup {
  if (tags.includes('state')) return 'States'
  const isSentence = name !== undefined && name !== storyNameFromExport(story)
  return isSentence || tags.includes('rule') ? 'Rules' : 'States'
}
