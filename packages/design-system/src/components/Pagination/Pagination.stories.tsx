import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = { component: Pagination, args: { page: 2, hasNext: true, onPageChange: fn() } } satisfies Meta<
  typeof Pagination
>

export default meta

type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
  },
}

export const First: Story = { args: { page: 1 } }

export const Last: Story = { args: { hasNext: false } }
