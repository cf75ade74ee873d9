import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn } from 'storybook/test'
import { SearchFieldShell, type SearchFieldShellProps } from './SearchFieldShell.tsx'

function Shell(props: Omit<SearchFieldShellProps, 'input'>) {
  return <SearchFieldShell {...props} input={useRef(null)} />
}

const meta = {
  component: Shell,
  args: { label: 'Search products', placeholder: 'Search', onSubmit: fn(), onComposing: fn() },
} satisfies Meta<typeof Shell>

export default meta

type Story = StoryObj<typeof meta>

export const TypedAtOnce: Story = {
  name: 'Has the focus, keeps what is typed, and tells of Enter',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search products' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('pine{Enter}')
    await expect(field).toHaveValue('pine')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Composed: Story = {
  tags: ['rule'],
  name: 'Tells while letters are composed, and Enter that ends it does not search',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('searchbox')
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    await expect(args.onComposing).toHaveBeenLastCalledWith(true)
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await expect(args.onComposing).toHaveBeenLastCalledWith(false)
  },
}
