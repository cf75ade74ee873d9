import { storyNameFromExport } from 'storybook/internal/csf'

export type StoryGroup = 'States' | 'Rules'

interface IndexedStory {
  /** The name of the export. */
  readonly story: string
  /** The story's own `name`, if it has one. */
  readonly name?: string | undefined
  readonly tags?: readonly string[] | undefined
}

/** A story with a sentence as its name tests a rule, unless the tag `rule` or `state` says otherwise. */
export function storyGroup({ story, name, tags = [] }: IndexedStory): StoryGroup {
  if (tags.includes('state')) return 'States'
  const isSentence = name !== undefined && name !== storyNameFromExport(story)
  return isSentence || tags.includes('rule') ? 'Rules' : 'States'
}
