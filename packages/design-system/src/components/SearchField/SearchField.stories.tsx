import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { controlled } from '../../testing/controlled.tsx'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  args: { label: 'Search', placeholder: 'Search', onSubmit: fn(), value: '', onChange: fn() },
  render: controlled(SearchField),
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.tab()
    await userEvent.keyboard('pine{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('pine')
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await userEvent.keyboard('oak')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('ash')
  },
}

export const Invalid: Story = { args: { errorMessage: 'Please enter search term(s).' } }
