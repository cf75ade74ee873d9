import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { ClampedText } from './ClampedText.tsx'

const long =
  'Bathrooms of the second stage, with everything that the tiler wants to have on site before Monday, '.repeat(2)

const meta = {
  component: ClampedText,
  args: { children: long.trim() },
  decorators: [
    (Story) => (
      <div style={{ width: '16rem', lineHeight: '20px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClampedText>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(long.trim())
    await expect(text.getBoundingClientRect().height).toBe(60)
    await expect(text).toHaveAttribute('title', long.trim())
  },
}

export const InALink: Story = {
  args: { children: 'x'.repeat(200) },
  render: ({ children }) => (
    <Link href="#all">
      <ClampedText>{children}</ClampedText>
    </Link>
  ),
}
