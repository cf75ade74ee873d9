import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { announcements } from '../../testing/announcements.ts'
import { holdClock, passTime } from '../../testing/holdClock.ts'
import { Spinner } from './Spinner.tsx'

const meta = { component: Spinner, args: { label: 'Loading orders' } } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

/** The label is announced only after a second. */
export const Standard: Story = {
  beforeEach: () => holdClock(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading orders')).toBeVisible()
    await passTime(999)
    await expect(announcements()).toEqual([])
    await passTime(1)
    await expect(announcements()).toEqual(['Loading orders'])
  },
}

export const WholePage: Story = { args: { size: 'page' }, parameters: { layout: 'fullscreen' } }
