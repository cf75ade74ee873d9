import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchFieldShell } from './SearchFieldShell.tsx'

const meta = {
  component: SearchFieldShell,
  args: { label: 'Search products', placeholder: 'Search', onChange: fn(), onSubmit: fn(), onFocusChange: fn() },
} satisfies Meta<typeof SearchFieldShell>

export default meta

type Story = StoryObj<typeof meta>

export const TypedAtOnce: Story = {
  name: 'Has the focus, and gives on what is typed and Enter',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveFocus()
    await expect(args.onFocusChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard('pine{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('pine')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
