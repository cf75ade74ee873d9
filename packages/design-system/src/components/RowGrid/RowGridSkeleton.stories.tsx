import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RowGridSkeleton } from './RowGridSkeleton.tsx'

const meta = { component: RowGridSkeleton, args: { count: 12 } } satisfies Meta<typeof RowGridSkeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent('')
  },
}

export const RowsOnAPhone: Story = { ...Rows, globals: { viewport: { value: 'mobile1' } } }
