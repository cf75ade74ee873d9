import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CellButton } from './CellButton.tsx'

const meta = {
  component: CellButton,
  args: {
    icon: 'comment',
    children: 'Paid with the J...',
    label: 'Paid with the J..., edit comment',
    description: 'Paid with the June run',
    onPress: fn(),
  },
} satisfies Meta<typeof CellButton>
export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = {
  args: { children: 'Not saved', label: 'Not saved, try again', description: '' },
}

export const Subdued: Story = {
  args: { icon: 'plus', children: 'Add', label: 'Add comment', description: '', isSubdued: true },
}

export const Typical: Story = {
  args: { isData: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Paid with the J..., edit comment' })
    await expect(button).toHaveTextContent('Paid with the J...')
    await expect(button).toHaveAccessibleDescription('Paid with the June run')
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}
