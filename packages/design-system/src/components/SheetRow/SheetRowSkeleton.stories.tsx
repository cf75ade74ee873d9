import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SheetRowSkeleton } from './SheetRowSkeleton.tsx'

const meta = { component: SheetRowSkeleton, args: { count: 4, hasAside: true } } satisfies Meta<typeof SheetRowSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toBeInTheDocument()
    await expect(canvasElement).toHaveTextContent('')
  },
}

export const RowsOnAPhone: Story = { ...Rows, globals: { viewport: { value: 'mobile1' } } }
