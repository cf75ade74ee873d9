import type { Meta, StoryObj } from '@storybook/react-vite'
import { announcements } from '@trade-portal/design-system/testing'
import { passTimeUntil } from '@trade-portal/design-system/testing/clock'
import { given } from '@trade-portal/mocks/given'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { fakeScanner, refuseCamera } from '../../testing/fakeScanner.ts'
import { ScanDialog } from './ScanDialog.tsx'

const meta = {
  component: ScanDialog,
  ...given({ clock: 'held' }),
  args: { onClose: fn(), onCode: fn() },
  beforeEach: () => fakeScanner(),
  render: function Opened({ onClose, onCode }) {
    const [isOpen, setIsOpen] = useState(true)
    const close = () => {
      setIsOpen(false)
      onClose()
    }
    return <>{isOpen && <ScanDialog onClose={close} onCode={onCode} />}</>
  },
} satisfies Meta<typeof ScanDialog>
export default meta
type Story = StoryObj<typeof meta>

async function cameraStream(): Promise<MediaStream> {
  const video = await screen.findByLabelText<HTMLVideoElement>('What the camera sees')
  await waitFor(() => expect(video.videoWidth).toBeGreaterThan(0))
  if (!(video.srcObject instanceof MediaStream)) throw new Error('The video shows no camera')
  return video.srcObject
}

const says = async (failure: string) => {
  await screen.findByText(failure)
  await expect(screen.queryByLabelText('What the camera sees')).toBeNull()
  await passTimeUntil(() => expect(announcements()).toContain(failure))
}

export const Typical: Story = {
  play: async () => {
    await cameraStream()
  },
}

export const OnAPhone: Story = { ...Typical, globals: { viewport: { value: 'mobile1' } } }

export const Found: Story = {
  name: 'The first code closes the dialog and stops the camera',
  beforeEach: () => fakeScanner('', 'x'.repeat(65), ' 93006\u001D05\n'),
  play: async ({ args }) => {
    const stream = await cameraStream()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onCode).toHaveBeenCalledWith('9300605')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(stream.active).toBe(false))
    await passTimeUntil(() => expect(announcements()).toContain('Scanned 9300605'))
  },
}

export const Closed: Story = {
  name: 'Closing the dialog stops the camera',
  play: async ({ args, userEvent }) => {
    const stream = await cameraStream()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(stream.active).toBe(false))
    await expect(args.onCode).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  tags: ['state'],
  beforeEach: () => refuseCamera('NotAllowedError'),
  play: () =>
    says('The browser does not let the portal use the camera. You can change this in the browser’s settings.'),
}

export const NoCamera: Story = {
  tags: ['state'],
  beforeEach: () => refuseCamera('NotFoundError'),
  play: () => says('This device has no camera.'),
}

export const InUse: Story = {
  name: 'Without the camera, the code can be typed',
  beforeEach: () => refuseCamera('NotReadableError'),
  play: async ({ args, userEvent }) => {
    await says('The camera did not start. Another app may be using it.')
    await userEvent.click(screen.getByRole('button', { name: 'Use this code' }))
    await expect(args.onCode).not.toHaveBeenCalled()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Type the code' }), ' FX100017 ')
    await userEvent.click(screen.getByRole('button', { name: 'Use this code' }))
    await expect(args.onCode).toHaveBeenCalledWith('FX100017')
  },
}
