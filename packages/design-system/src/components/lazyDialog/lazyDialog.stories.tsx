import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { announcements } from '../../testing/announcements.ts'
import { lazyDialog } from './lazyDialog.tsx'

interface Props {
  onClose: () => void
}

let finish = () => {}
let fail = () => {}

const createDialog = () =>
  lazyDialog<Props>(
    () =>
      new Promise((resolve, reject) => {
        fail = () => reject(new Error('The file is not there'))
        finish = () => resolve(() => 'The dialog')
      }),
  )
let Dialog = createDialog()

const meta = {
  args: { onClose: fn() },
  render: ({ onClose }) => <Dialog onClose={onClose} />,
  beforeEach: () => {
    Dialog = createDialog()
  },
  // The portal does not report a file that could not be loaded as a defect either.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<typeof meta>

export const Slow: Story = {
  name: 'A load of more than a second is shown and announced, and nothing before that',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Loading…')).toBeNull()
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeVisible())
    await waitFor(() => expect(announcements()).toEqual(['Loading…']))
  },
}

export const Loaded: Story = {
  play: async ({ canvas }) => {
    finish()
    await expect(await canvas.findByText('The dialog')).toBeVisible()
    await expect(announcements()).toEqual([])
  },
}

export const NotLoaded: Story = {
  tags: ['I01'],
  name: 'A load that fails leaves the page as it is, and offers a reload',
  play: async ({ args, canvas, userEvent }) => {
    fail()
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
    fail()
    await canvas.findByText('This could not be opened')
  },
}
