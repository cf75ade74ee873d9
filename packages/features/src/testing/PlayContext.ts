import type { StoryContext } from '@storybook/react-vite'

/** The part of the story context that play functions and their helpers use. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>
