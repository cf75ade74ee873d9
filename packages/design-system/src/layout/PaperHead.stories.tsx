import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PaperHead } from './PaperHead.tsx'

const meta = {
  component: PaperHead,
  args: { of: 'document', children: <p>Acme Timber</p> },
  render: (args) => (
    <>
      <p>On every screen</p>
      <PaperHead {...args} />
    </>
  ),
} satisfies Meta<typeof PaperHead>
export default meta
type Story = StoryObj<typeof meta>

export const OnlyWhilePrinting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Acme Timber')).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(await canvas.findByText('Acme Timber')).not.toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByText('Acme Timber')).toBeNull())
  },
}
