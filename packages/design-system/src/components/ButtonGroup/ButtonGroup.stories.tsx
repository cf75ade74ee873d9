import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ButtonGroup } from './ButtonGroup.tsx'

const meta = {
  component: ButtonGroup,
  args: {
    children: (
      <>
        <Button width="full">Pay Balance</Button>
        <Button width="full" variant="secondary">
          Email Statement
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Standard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(first?.top).toBe(second?.top)
    await expect(first?.width).not.toBe(second?.width)
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect())
    await expect(first?.bottom).toBeLessThan(second?.top ?? 0)
    await expect(first?.width).toBe(second?.width)
  },
}
