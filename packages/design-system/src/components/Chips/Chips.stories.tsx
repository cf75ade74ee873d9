import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Chips } from './Chips.tsx'

const meta = {
  component: Chips,
  args: {
    label: 'Job name',
    chips: ['Lot 12 carport', 'Ashby St frames'].map((name) => ({ label: name, value: name })),
    onChoose: fn(),
  },
} satisfies Meta<typeof Chips>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ashby St frames, Job name' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('Ashby St frames', 1)
  },
}

export const Chosen: Story = { args: { value: 'Lot 12 carport' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongOnAPhone: Story = {
  args: { chips: [{ label: 'A job that nobody has given a short name, '.repeat(3), value: 'long' }] },
  globals: { viewport: { value: 'mobile1' } },
}
