import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Hidden } from './Hidden.tsx'

const meta = { component: Hidden, args: { children: <p>Only on some screens</p> } } satisfies Meta<typeof Hidden>
export default meta
type Story = StoryObj<typeof meta>

export const OnAWideScreen: Story = {
  render: () => (
    <>
      <Hidden below="tablet">Not on phones</Hidden>
      <Hidden above="tablet">Only on phones</Hidden>
      <Hidden onPaper>Not on paper</Hidden>
      <Hidden onScreen>Only on paper</Hidden>
    </>
  ),
  play: async ({ canvas }) => {
    for (const text of ['Not on phones', 'Not on paper']) await expect(canvas.getByText(text)).toBeVisible()
    for (const text of ['Only on phones', 'Only on paper']) await expect(canvas.getByText(text)).not.toBeVisible()
  },
}
