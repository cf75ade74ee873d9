import type { Failure } from '../studio/openStudio.ts'
import type { Story } from '../studio/readStories.ts'

export interface Picture {
  readonly story: Story
  /** Of the viewport, in CSS pixels. */
  readonly width: number
  /** The name of a brand, or `wireframe`. */
  readonly look: string
  /** The file's name, without its folder. */
  readonly file: string
}

/** What one run over a Storybook produced. */
export interface PictureSet {
  readonly pictures: readonly Picture[]
  readonly failures: readonly Failure[]
}

export function pictureOf(story: Story, width: number, look: string): Picture {
  return { story, width, look, file: `${story.id}.${width}.${look}.png` }
}
