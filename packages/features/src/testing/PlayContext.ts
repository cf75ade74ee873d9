import type { StoryContext } from '@storybook/react-vite'

/** What most play functions and their helpers work with. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>
