import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn } from 'storybook/test'
import { FileButton } from './FileButton.tsx'

const meta = {
  component: FileButton,
  args: { accept: '.csv,.txt', children: 'Open a file', onFile: fn() },
} satisfies Meta<typeof FileButton>
export default meta
type Story = StoryObj<typeof meta>

export const Opening: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('There is no input')
    // Keeps the browser from opening its own dialog.
    const opened = spyOn(input, 'click').mockImplementation(() => undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Open a file' }))
    await expect(opened).toHaveBeenCalledOnce()
    const file = new File(['FX100001 12'], 'order.csv', { type: 'text/csv' })
    for (const times of [1, 2]) {
      await userEvent.upload(input, file)
      await expect(args.onFile).toHaveBeenCalledTimes(times)
    }
    await expect(args.onFile).toHaveBeenLastCalledWith(file)
  },
}
