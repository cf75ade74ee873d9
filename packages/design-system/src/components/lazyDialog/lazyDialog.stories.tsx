import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { announcements } from '../../testing/announcements.ts'
import { Button } from '../Button/Button.tsx'
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
  render: ({ onClose }) => (
    <>
      <Button variant="secondary">Open</Button>
      <Dialog onClose={onClose} />
    </>
  ),
  beforeEach: () => {
    Dialog = createDialog()
  },
  // Stops React from reporting the load failure that a story causes. The portal does not report a failed load as a defect
  // either.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<Props>
export default meta
type Story = StoryObj<typeof meta>

/** A load of more than a second is shown and announced, and Escape cancels it. */
export const Slow: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Loading…')).toBeNull()
    await waitFor(() => expect(canvas.getByText('Loading…')).toBeVisible())
    await waitFor(() => expect(announcements()).toEqual(['Loading…']))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
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
  name: 'If a dialog’s code fails to load, a page reload is offered',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    fail()
    await canvas.findByText('We could not open this')
    await expect(canvas.getByRole('button', { name: 'Reload the portal' })).toBeVisible()
    await waitFor(() => expect(announcements().join()).toContain('We could not open this.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus()
  },
}
