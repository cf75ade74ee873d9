import { useEffect, useState } from 'react'

/** An entry of Storybook's index: a story or a page. */
export interface IndexedStory {
  readonly id: string
  readonly title: string
  readonly name: string
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, IndexedStory>>
}

/** All stories and pages, in the order of the sidebar. Empty until Storybook's index is loaded. */
export function useStories(): readonly IndexedStory[] {
  const [stories, setStories] = useState<readonly IndexedStory[]>([])
  useEffect(() => {
    const read = async () => {
      const { entries }: StoryIndex = await (await fetch('index.json')).json()
      setStories(Object.values(entries))
    }
    void read()
  }, [])
  return stories
}
