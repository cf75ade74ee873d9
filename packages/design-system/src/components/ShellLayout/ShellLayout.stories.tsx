import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { ShellLayout } from './ShellLayout.tsx'

const meta = {
  component: ShellLayout,
  parameters: { layout: 'fullscreen' },
  args: { header: <Text>Above</Text>, footer: <Text>Below</Text>, children: <Text>A short page</Text> },
} satisfies Meta<typeof ShellLayout>

export default meta

type Story = StoryObj<typeof meta>

export const ShortPage: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByText('Below').getBoundingClientRect()
    await expect(Math.round(bottom)).toBe(window.innerHeight)
  },
}
