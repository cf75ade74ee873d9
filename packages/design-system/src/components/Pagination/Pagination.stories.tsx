import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = { component: Pagination, args: { page: 2, pages: 7, hasNext: true, onPageChange: fn() } } satisfies Meta<
  typeof Pagination
>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Page 2 of 7')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
  },
}

export const Pressed: Story = {
  name: 'On the last page, Next is disabled but keeps the focus',
  render: function Pages() {
    const [page, setPage] = useState(1)
    return <Pagination page={page} hasNext={page < 3} onPageChange={setPage} />
  },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next' })
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Page 3')).toBeVisible()
  },
}
