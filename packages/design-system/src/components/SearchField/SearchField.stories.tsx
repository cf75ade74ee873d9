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

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('pine{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('pine')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  },
}

export const Filled: Story = {
  args: { value: 'treated pine' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
  },
}

export const Invalid: Story = { args: { errorMessage: 'Please enter search term(s).' } }
