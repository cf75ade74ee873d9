import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { announcements } from '../../testing/announcements.ts'
import { CodeLoadError } from '../../parts/CodeLoadError.ts'
import { LazyBoundary } from './LazyBoundary.tsx'

let arrive = () => {}
let fail = (_error: Error) => {}

function createLate() {
  return lazy(
    () =>
      new Promise<{ default: () => string }>((resolve, reject) => {
        fail = reject
        arrive = () => resolve({ default: () => 'What was pressed for' })
      }),
  )
}
let Late = createLate()

const meta = {
  component: LazyBoundary,
  args: { children: null, onClose: fn() },
  render: ({ onClose }) => (
    <LazyBoundary onClose={onClose}>
      <Late />
    </LazyBoundary>
  ),
  beforeEach: () => {
    Late = createLate()
  },
  // As the portal, which does not report a file that has not come as a defect.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<typeof LazyBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Slow: Story = {
  name: 'A load of more than a second is shown and told, and nothing before that',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Loading…')).toBeNull()
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeVisible())
    await waitFor(() => expect(announcements()).toEqual(['Loading…']))
  },
}

export const Arrived: Story = {
  play: async ({ canvas }) => {
    arrive()
    await expect(await canvas.findByText('What was pressed for')).toBeVisible()
    await expect(announcements()).toEqual([])
  },
}

export const NotLoaded: Story = {
  tags: ['I01'],
  name: 'A load that fails leaves the page as it is, and offers a reload',
  play: async ({ args, canvas, userEvent }) => {
    fail(new CodeLoadError('The file is not there'))
    await canvas.findByText('This could not be opened')
    await expect(canvas.getByRole('button', { name: 'Reload the portal' })).toBeVisible()
    await waitFor(() => expect(announcements().join()).toContain('This could not be opened.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const NotLoadedOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    fail(new CodeLoadError('The file is not there'))
    await canvas.findByText('This could not be opened')
  },
}
