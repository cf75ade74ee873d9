import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { PaperPages } from './PaperPages.tsx'

const meta = {
  component: PaperPages,
  args: {
    children: [<p key="first">First document</p>, <p key="second">Second document</p>],
  },
  render: (args) => (
    <>
      <p>On the screen</p>
      <PaperPages {...args} />
    </>
  ),
} satisfies Meta<typeof PaperPages>
export default meta
type Story = StoryObj<typeof meta>

export const OnlyWhilePrinting: Story = {
  play: async () => {
    window.dispatchEvent(new Event('beforeprint'))
    await expect(await screen.findByText('First document')).not.toBeVisible()
    await expect(getComputedStyle(screen.getByText('Second document')).breakBefore).toBe('page')
    await expect(screen.getByText('On the screen')).toBeVisible()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByText('First document')).toBeNull())
  },
}
