import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { ShellLayout, SkipLink } from './ShellLayout.tsx'

const meta = {
  component: ShellLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <>
        <SkipLink href="#main">Skip to content</SkipLink>
        <Text>Above</Text>
      </>
    ),
    footer: <Text>Below</Text>,
    children: (
      <main id="main" tabIndex={-1}>
        A short page
      </main>
    ),
  },
} satisfies Meta<typeof ShellLayout>
export default meta
type Story = StoryObj<typeof meta>

/** The footer is at the lower edge of the window. */
export const ShortPage: Story = {
  play: async ({ canvas }) => {
    await expect(Math.round(canvas.getByText('Below').getBoundingClientRect().bottom)).toBe(window.innerHeight)
  },
}

export const Skipping: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus())
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
