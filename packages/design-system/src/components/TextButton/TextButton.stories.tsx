import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextButton } from './TextButton.tsx'

const meta = {
  component: TextButton,
  args: { children: 'Pine Framing MGP10 90 x 35 mm', onPress: fn() },
} satisfies Meta<typeof TextButton>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    children: 'Batten Screw Class 4, 14 gauge x 150 mm, bugle head, hexagon drive, box of two hundred and fifty',
  },
  globals: { viewport: { value: 'mobile1' } },
}
