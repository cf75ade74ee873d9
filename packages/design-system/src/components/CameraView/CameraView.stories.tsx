import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { CameraView } from './CameraView.tsx'

function filmed(): MediaStream {
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('There is no canvas')
  drawing.fillStyle = 'teal'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.captureStream()
}

const meta = {
  component: CameraView,
  args: { label: 'What the camera sees', stream: undefined, find: fn(async () => ''), onFound: fn() },
} satisfies Meta<typeof CameraView>
export default meta
type Story = StoryObj<typeof meta>

export const Starting: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('What the camera sees')).toBeVisible()
    await expect(args.find).not.toHaveBeenCalled()
  },
}

export const Found: Story = {
  args: { find: fn(async () => 'FX100017') },
  render: function Filmed(args) {
    const [stream] = useState(filmed)
    return <CameraView {...args} stream={stream} />
  },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onFound).toHaveBeenCalledWith('FX100017'))
    await expect(args.find).toHaveBeenCalledWith(canvas.getByLabelText('What the camera sees'))
  },
}
