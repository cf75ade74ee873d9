import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  args: { label: 'Search', placeholder: 'Search', onSubmit: fn(), value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    const onChange = (next: typeof value) => {
      setValue(next)
      args.onChange(next)
    }
    return <SearchField {...args} value={value} onChange={onChange} />
  },
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
