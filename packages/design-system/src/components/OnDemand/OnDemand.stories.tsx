import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, waitFor } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
import { OnDemand } from './OnDemand.tsx'

let arrive = () => {}

function createLate() {
  return lazy(
    () =>
      new Promise<{ default: () => string }>((resolve) => {
        arrive = () => resolve({ default: () => 'What was pressed for' })
      }),
  )
}
let Late = createLate()

const meta = {
  component: OnDemand,
  args: { children: null },
  render: () => (
    <OnDemand>
      <Late />
    </OnDemand>
  ),
  beforeEach: () => {
    Late = createLate()
  },
} satisfies Meta<typeof OnDemand>
export default meta
type Story = StoryObj<typeof meta>

export const Slow: Story = {
  name: 'A load of more than a second is shown and told, and nothing before that',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Loading…')).toBeNull()
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeVisible())
    await waitFor(() => expect(heard()).toEqual(['Loading…']))
  },
}

export const Arrived: Story = {
  play: async ({ canvas }) => {
    arrive()
    await expect(await canvas.findByText('What was pressed for')).toBeVisible()
    await expect(heard()).toEqual([])
  },
}
