import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Bitmap } from './Bitmap.tsx'

async function greenBitmap() {
  const canvas = new OffscreenCanvas(160, 40)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  context.fillStyle = '#0a7d4b'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return createImageBitmap(canvas)
}
const bitmap = await greenBitmap()

const meta = { component: Bitmap, args: { bitmap } } satisfies Meta<typeof Bitmap>
export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelector('canvas')
    await expect([...(drawn?.getContext('2d')?.getImageData(80, 20, 1, 1).data ?? [])]).toEqual([10, 125, 75, 255])
  },
}
